/** Interval of a selling plan → "every month", and the counter after a number, "months". */
const INTERVALS: Readonly<Record<string, readonly [each: string, counter: string]>> = {
  DAY: ['毎日', '日'],
  MONTH: ['毎月', 'か月'],
  WEEK: ['毎週', '週間'],
  YEAR: ['毎年', '年'],
};

/* Labels of a sheet's lines. Not a table, because the bundler inlines such texts where they are used. */
export const SUBTOTAL = '小計';
export const SHIPPING = '配送料';
export const OF_ONE_TIME_PURCHASE = '（通常購入）';
export const OF_SUBSCRIPTION = '（定期購入）';
export const DUTIES = '関税';
export const TAXES = '税金';
export const DISCOUNT = '割引';
const RECURRING_TOTAL = '定期購入の合計';

/** Label of a code that the cart does not take, with the reason where that is known. */
export const invalidDiscount = (code: string, why?: string): string =>
  `割引コード「${code}」${why ? `：${why}` : 'は適用できません'}`;

/** Which payments a price is for, "the first 3 times" and "from the 4th on"; the first one alone is this order. */
function payments(orders: number): readonly string[] {
  if (orders < 1) return [''];
  const later = `${orders + 1}回目以降`;
  return orders > 1 ? [`最初の${orders}回`, later] : [later];
}

/**
 * Labels of a subscription's payments, "定期購入の合計（3か月ごと）"; without the interval when it is unknown.
 *
 * @param orders how many orders have the plan's first price; 0 where all have it
 */
export function recurringTotals(interval: string, count: number, orders: number): string[] {
  const [each, counter] = INTERVALS[interval] ?? [];
  const rhythm = each && (count > 1 ? `${count}${counter}ごと` : each);
  return payments(orders).map((which) => {
    const said = [rhythm, which].filter(Boolean).join('、');
    return RECURRING_TOTAL + (said && `（${said}）`);
  });
}
