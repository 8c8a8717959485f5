/** Country → what a shortened postal code looks like, and an end that no real code has. */
const CUT: Readonly<Record<string, { cut: RegExp; end: string }>> = {
  CA: { cut: /^[A-Z]\d[A-Z]$/i, end: '0Z0' },
  GB: { cut: /^[A-Z]{1,2}\d[A-Z\d]?$/i, end: '0ZZ' },
};

/**
 * A postal code that the API accepts. Until the shopper has paid, wallets leave out the last three characters in Canada and
 * Great Britain; the rates depend on the first ones alone.
 *
 * @param country code as the API has it
 */
export function wholePostalCode(country: string, zip: string): string {
  const rule = CUT[country];
  return rule?.cut.test(zip) ? `${zip} ${rule.end}` : zip;
}
