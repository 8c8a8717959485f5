/** An amount of hundredths, as the Ajax cart API counts every currency, for reading: `108000` JPY is "¥1,080". */
export function money(hundredths: number, currency = 'JPY'): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    hundredths / 100,
  );
}
