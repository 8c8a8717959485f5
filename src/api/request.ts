/**
 * What each request to the cart API needs, with the client and without it: a policy is only a text, for which nobody fetches the code of a
 * press. In the companion's file, which has come by then.
 */
import { DEFAULT_WAIT } from '../limits';
import { API_VERSION, API_VERSION_NAMED, API_VERSIONS, SDK_VARIANT, SNIPPET } from '../names';

/** Codes that wallets, browsers and themes write → codes of the API's `CountryCode`. An unknown one fails the whole operation. */
const COUNTRY_FIXES = new Map([
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
  return COUNTRY_FIXES.get(code) ?? code;
}

/** The only codes with a region in the API's `LanguageCode`. An unknown one fails the whole operation. */
const WITH_REGION: readonly string[] = ['PT_BR', 'PT_PT', 'ZH_CN', 'ZH_TW'];

/** A BCP 47 language in the API's form: `ja` and `ja-JP` → `JA`, `zh-CN` → `ZH_CN`. */
export function languageCode(locale: string): string {
  const code = locale.trim().toUpperCase().replaceAll('-', '_');
  return WITH_REGION.includes(code) ? code : code.replace(/_.*/, '');
}

const JSON_TYPE = 'application/json';

/** Headers of a request, with the shop's public token. */
export const apiHeaders = (accessToken: string): Record<string, string> => ({
  Accept: JSON_TYPE,
  'Content-Type': JSON_TYPE,
  'X-Shopify-Storefront-Access-Token': accessToken,
  'X-SDK-Variant': SDK_VARIANT,
});

/** The version of the cart API: the one that the page's snippet names, or else our own choice. A page may have no snippet. */
export function apiVersion(): string {
  const snippet = globalThis.document?.querySelector?.(SNIPPET);
  const named = snippet?.getAttribute(API_VERSION_NAMED) ?? '';
  return RegExp(API_VERSIONS).test(named) ? named : API_VERSION;
}

/** The API's address. @param apiBase its origin */
export const apiAddress = (apiBase: string): string => `${apiBase}/api/${apiVersion()}/graphql.json`;

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @param now milliseconds since the epoch, to count from
 * @returns milliseconds to wait, 0 or more; 1000 when the header is missing or can't be read
 */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return DEFAULT_WAIT;
  const seconds = Number(header);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? DEFAULT_WAIT : Math.max(0, date - now);
}

/** End of a document's list of variables: the country decides on prices, the language on texts. */
export const CONTEXT =
  '$country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language)';

export const USER_ERRORS = 'userErrors { code field message }';
