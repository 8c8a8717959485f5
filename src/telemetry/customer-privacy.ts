import { CONSENT_LIBRARIES } from './consent-places';
import { consentOf, type Consent } from './parse-consent';

/**
 * The members of the platform's Customer Privacy API. An object without them exists as well: before its library has run, or where that
 * fails.
 */
const PURPOSES = {
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
  consentOf(Object.fromEntries(Object.entries(PURPOSES).map(([name, method]) => [name, ask(method)])));

/** Whether the shopper has chosen anything, as far as it knows. */
export const hasChosen = (): boolean =>
  Object.values(ask('currentVisitorConsent') ?? {}).some((choice) => choice !== '');

/** Whether the shopper is being asked, and has not chosen yet. */
export const isBeingAsked = (): boolean => ask('shouldShowBanner') === true && !hasChosen();

/** Whether the page has a script that will bring it. */
export const isComing = (): boolean => !!document.querySelector(LIBRARY);
