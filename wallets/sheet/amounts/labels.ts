/** Interval of a selling plan → "every month", and the counter after a number, "months". */
const INTERVALS: Readonly<Record<string, readonly [each: string, counter: string]>> = {
  DAY: ['毎日', '日'],
  MONTH: ['毎月', 'か月'],
  WEEK: ['毎週', '週間'],
  YEAR: ['毎年', '年'],
};

/** Labels of the lines of a sheet. */
export const LABELS = {
  subtotal: '小計',
  shipping: '配送料',
  one_time_purchase: '（1回限りの購入）',
  subscription: '（定期購入）',
  duties: '関税',
  taxes: '税金',
  discount: '割引',
  invalid_discount: 'ディスカウントコードを適用できませんでした',
  recurring_total: '定期購入の合計',
} as const;

/** Label of a subscription's payments, "定期購入の合計（3か月ごと）"; without the interval when it is unknown. */
export function recurringTotal(interval: string, count: number): string {
  const [each, counter] = INTERVALS[interval] ?? [];
  return LABELS.recurring_total + (each ? `（${count > 1 ? `${count}${counter}ごと` : each}）` : '');
}
