import type { WalletId } from '../wallet';
import { wallets } from '../wallets';
import type { PageFacts } from './page-facts';
import type { Consent } from './parse-consent';

/** Name and version of the table of events. */
const SCHEMA = 'shopify_wallet_checkout_track/6.3';

/** What can have happened to a button or a purchase. */
export type EventName =
  | 'impression'
  | 'eligibility'
  | 'click'
  | 'sheet_opened'
  | 'sheet_cancelled'
  | 'deceleration'
  | 'redirect'
  | 'completed'
  | 'failed'
  | 'policy_opened';

/** One event, with what only it knows. */
export interface Happening {
  event: EventName;
  /** Milliseconds since the epoch. */
  at: number;
  wallet?: WalletId | undefined;
  subtype?: string | undefined;
  reason?: string | undefined;
  /** Where the shopper went. */
  url?: string | undefined;
}

/** When the page began, in milliseconds since the epoch. */
const START = performance.timeOrigin;

/** The cart's token in the address of a checkout or an order; never its key, which stands in the query. */
const tokenOf = (url = ''): string | undefined =>
  /^https?:[^?#]+?\/(?:c|cn|checkouts|orders)\/([\w-]{8,})/.exec(url)?.[1];

/** Reasons are codes, never sentences: those may have been written by a shopper or a shop. */
const code = (text = ''): string | undefined => (/^[\w-]{1,100}$/.test(text) ? text : undefined);

/**
 * THE PAYLOAD: where each value comes from. What is not known is left out. None of it may hold a name, an address, an e-mail address, a
 * telephone number or anything of a payment: all are ids, tokens and codes.
 */
const payload = ({ event, at, wallet, subtype, reason, url }: Happening, facts: PageFacts) => ({
  // Page type, shop, theme, language, the page before this one without its query, and the platform's tokens of browser and visit. They
  // come first: engines copy an object fast where nothing stands before it.
  ...facts,
  app_name: 'karui',
  event,
  // How a press failed, or that a wallet was withdrawn.
  event_subtype: code(subtype),
  // Of the address that the shopper was sent to.
  checkout_token: tokenOf(url),
  instrument_id: wallet && wallets[wallet].instrument,
  // Milliseconds from the page's start to the event.
  ttl: Math.max(0, Math.round(at - START)),
  // Why checkout took the order, or a wallet was withdrawn.
  error_reason: code(reason),
});

/** The body that sends one event, at `now`, in milliseconds since the epoch. */
export const produceBody = (happening: Happening, facts: PageFacts, consent: Consent, now: number) => ({
  schema_id: SCHEMA,
  payload: payload(happening, facts),
  metadata: {
    // Names and version are our own: in public the platform does not say how it calls these.
    consent_provider: 'karui',
    consent_version: '1',
    consent: (Object.keys(consent) as (keyof Consent)[]).filter((name) => consent[name]),
    event_created_at_ms: Math.min(happening.at, now),
    event_sent_at_ms: now,
  },
});
