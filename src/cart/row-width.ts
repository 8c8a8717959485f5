/** Width of a cart's grid from which its buttons are in one row, in CSS pixels. Six and more buttons are always stacked. */
export function rowWidth(instruments: readonly string[]): string {
  const { length } = instruments;
  const row = length > 5 ? 9999 : length < 2 ? 500 : length * (instruments.includes('AmazonPay') ? 150 : 110) - 10;
  return `${row}.02px`;
}
