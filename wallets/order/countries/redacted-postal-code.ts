/** Country → pattern of a shortened postal code, and an ending that no real code has. */
const CUT: Readonly<Record<string, readonly [RegExp, string]>> = {
  CA: [/^[A-Z]\d[A-Z]$/i, '0Z0'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]?$/i, '0ZZ'],
};

/**
 * Makes a postal code that the API accepts. Until the shopper has paid, wallets leave out the last three characters in Canada and Great
 * Britain; the rates depend only on the first ones.
 *
 * @param country code in the API's form
 */
export function wholePostalCode(country: string, zip: string): string {
  const [cut, end] = CUT[country] ?? [];
  return cut?.test(zip) ? `${zip} ${end}` : zip;
}
