/** An amount as the sheet writes it; null is one that is not known yet. */
export const money = (amount: string | null, currency: string): string =>
  amount === null
    ? '未定'
    : new Intl.NumberFormat('ja-JP', { style: 'currency', currency }).format(Number(amount)).replace('￥', '¥');
