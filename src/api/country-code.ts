/** Codes that wallets, browsers and themes write → codes of the API's `CountryCode`. An unknown one fails the whole operation. */
const FIXES = new Map([
  ['', 'ZZ'],
  ['UK', 'GB'],
  ['JA', 'JP'],
  // Territories of the US.
  ['AS', 'US'],
  ['GU', 'US'],
  ['MP', 'US'],
  ['PR', 'US'],
  ['VI', 'US'],
]);

/** A country's code in the API's form: upper case, territories of the US as US, `ZZ` if there is none. */
export function countryCode(country: string | null | undefined): string {
  const code = (country ?? '').trim().toUpperCase();
  return FIXES.get(code) ?? code;
}
