/** Codes that wallets, browsers and themes write → codes that the API's `CountryCode` has. Any other fails the whole call. */
const FIXES = new Map([
  ['', 'ZZ'],
  ['UK', 'GB'],
  ['JA', 'JP'],
]);

/** A country as the API wants it (specification, wallets §5): upper case, territories of the US as US, none as `ZZ`. */
export function countryCode(country: string | null | undefined): string {
  const code = (country ?? '').trim().toUpperCase();
  return /^(?:AS|GU|MP|PR|VI)$/.test(code) ? 'US' : (FIXES.get(code) ?? code);
}

/**
 * Whether the API's `CountryCode` has the code, as `countryCode` gives it: of what ISO 3166-1 knows it lacks these four. Any other
 * that is no two letters it lacks as well.
 */
export function isKnownCountry(code: string): boolean {
  return /^(?!AQ|FM|MH|PW)[A-Z]{2}$/.test(code);
}
