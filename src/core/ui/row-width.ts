/** Width of a cart's grid from which its buttons stand in a row, in CSS pixels; six and more are always stacked. */
export function rowWidth(instruments: readonly string[]): string {
  const { length } = instruments;
  const row = length > 5 ? 9999 : length < 2 ? 500 : length * (instruments.includes('AmazonPay') ? 150 : 110) - 10;
  return `${row}.02px`;
}
