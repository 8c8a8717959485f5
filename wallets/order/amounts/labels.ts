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

/** Label of a subscription's payments, "定期購入の合計（3か月ごと）"; without the interval when it is unknown. */
export function recurringTotal(interval: string, count: number): string {
  const [each, counter] = INTERVALS[interval] ?? [];
  return RECURRING_TOTAL + (each ? `（${count > 1 ? `${count}${counter}ごと` : each}）` : '');
}
