/** Where a page tells the shopper's choice about data; the place that is believed first stands first. Where none tells it, the server is asked. */
export const CONSENT_PLACES = ['library', 'server-timing', 'cookies'] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** What the addresses of the scripts contain that bring the platform's Customer Privacy API. */
export const CONSENT_LIBRARIES = ['/consent-tracking-api', '/privacy-banner/'] as const;

/** Entry of the header `Server-Timing` with the shopper's choice. */
export const CONSENT_TIMING = '_cmp';

/** Cookie with the shopper's choice, which the platform has set until 2025. */
export const CONSENT_COOKIE = '_tracking_consent';

/** What the shopper allows. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  sale_of_data: boolean;
}

const PURPOSES = [
  'analytics',
  'marketing',
  'preferences',
  'sale_of_data',
] as const satisfies readonly (keyof Consent)[];

/**
 * Makes a consent by asking `isAllowed` about each purpose. `letter` is the first letter of its name, which stands for it in the shopper's
 * choice.
 */
const consentBy = (isAllowed: (letter: string, name: string) => boolean): Consent =>
  Object.fromEntries(PURPOSES.map((name) => [name, isAllowed(name[0]!, name)])) as unknown as Consent;

/** Without data everything is allowed. */
export const ALLOWED = consentBy(() => true);

/** The consent in the detail of `visitorConsentCollected`; null if the detail says nothing about analytics. */
export const consentOf = (detail: Readonly<Record<string, unknown>> | null): Consent | null =>
  typeof detail?.['analyticsAllowed'] === 'boolean'
    ? consentBy((_letter, name) => !!detail[`${name.replace('sale_of_data', 'saleOfData')}Allowed`])
    : null;

/** The format of version 2.1. */
interface ConsentJson {
  v?: unknown;
  purposes?: Readonly<Record<string, unknown>>;
  con?: { CMP?: Readonly<Record<string, unknown>> };
}

/**
 * Reads a shopper's consent in the platform's format, version 2.1 (JSON) or 3 (compact).
 *
 * @param text decoded
 * @returns null if there is none, or if it can't be read
 */
export function parseConsent(text: string | null | undefined): Consent | null {
  try {
    // `3` choice `.` purposes `_` …: a purpose is allowed when its capital letter is in either.
    const [letters] = /^3[amps]*\.[amps]*(?=_|$)/i.exec(text!) ?? [];
    if (letters) return consentBy((letter) => letters.includes(letter.toUpperCase()));
    const { v, purposes, con } = JSON.parse(text!) as ConsentJson;
    if (v !== '2.1') return null;
    // `purposes` has the rules of the region. If the cookie lacks it, the shopper's choice is used: a shopper who declined is never
    // followed.
    return consentBy((letter) => {
      // Among the purposes the sale of data has another letter.
      const allowed = purposes?.[letter === 's' ? 't' : letter];
      return typeof allowed === 'boolean' ? allowed : con?.CMP?.[letter] !== '0';
    });
  } catch {
    // In neither format, or not a text: the same as none.
    return null;
  }
}

/** Whether a text that was read has the shopper's own choice, and not only the rules of the region. */
export const isChoice = (text: string): boolean => /^3[amps]|"[amps]":\s*"[01]"/i.test(text);

/**
 * The members of the platform's Customer Privacy API. An object without them exists as well: before its library has run, or where that
 * fails.
 */
const METHODS = {
  analyticsAllowed: 'analyticsProcessingAllowed',
  marketingAllowed: 'marketingAllowed',
  preferencesAllowed: 'preferencesProcessingAllowed',
  saleOfDataAllowed: 'saleOfDataAllowed',
} as const;

/** The scripts that bring it. */
const LIBRARY = CONSENT_LIBRARIES.map((part) => `script[src*="${part}"]`).join();

/** Calls a method of it; undefined where there is none. */
function ask(method: string): unknown {
  try {
    const api = (window as { Shopify?: { customerPrivacy?: Record<string, unknown> } }).Shopify?.customerPrivacy;
    const found = api?.[method];
    return typeof found === 'function' ? (found.call(api) as unknown) : undefined;
  } catch {
    // Its library is the page's, and may fail.
    return undefined;
  }
}

/** What it says now; null where it says nothing about analytics. */
export const privacyNow = (): Consent | null =>
  consentOf(Object.fromEntries(Object.entries(METHODS).map(([name, method]) => [name, ask(method)])));

/** Whether the shopper has chosen anything, as far as it knows. */
export const hasChosen = (): boolean =>
  Object.values(ask('currentVisitorConsent') ?? {}).some((choice) => choice !== '');

/** Whether the shopper is being asked, and has not chosen yet. */
export const isBeingAsked = (): boolean => ask('shouldShowBanner') === true && !hasChosen();

/** Whether the page has a script that will bring it. */
export const isComing = (): boolean => !!document.querySelector(LIBRARY);
