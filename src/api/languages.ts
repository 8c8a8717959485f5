import { API_VERSION, API_VERSION_NAMED, API_VERSIONS, SNIPPET } from '../names';

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

/** The only codes with a region in the API's `LanguageCode`. An unknown one fails the whole operation. */
const WITH_REGION: readonly string[] = ['PT_BR', 'PT_PT', 'ZH_CN', 'ZH_TW'];

/** A BCP 47 language in the API's form: `ja` and `ja-JP` → `JA`, `zh-CN` → `ZH_CN`. */
export function languageCode(locale: string): string {
  const code = locale.trim().toUpperCase().replaceAll('-', '_');
  return WITH_REGION.includes(code) ? code : code.replace(/_.*/, '');
}

/** The version of the cart API: the one that the page's snippet names, or else our own choice. A page may have no snippet. */
export function apiVersion(): string {
  const snippet = globalThis.document?.querySelector?.(SNIPPET);
  const named = snippet?.getAttribute(API_VERSION_NAMED) ?? '';
  return RegExp(API_VERSIONS).test(named) ? named : API_VERSION;
}

/** End of a document's list of variables: the country decides on prices, the language on texts. */
export const CONTEXT =
  '$country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language)';

export const USER_ERRORS = 'userErrors { code field message }';
