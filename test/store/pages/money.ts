/** Formats an amount in hundredths, which the Ajax cart API uses for every currency: `108000` JPY is "¥1,080". */
export function money(hundredths: number, currency = 'JPY'): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    hundredths / 100,
  );
}
