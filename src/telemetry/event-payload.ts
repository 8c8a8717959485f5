import type { WalletId } from '../wallet';
import { wallets } from '../core/wallets';
import { singleWord, type PageFacts } from './page-facts';
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

/** Where a checkout's or an order's address has the cart's token. */
const TOKEN = /^https?:[^?#]+?\/(?:c|cn|checkouts|orders)\/([\w-]{8,})/;

/**
 * The body that sends one event.
 *
 * THE PAYLOAD: where each value comes from. What is not known is left out. None of it may hold a name, an address, an e-mail address, a
 * telephone number or anything of a payment: all are ids, tokens and codes.
 */
export const produceBody = (
  { event, at, wallet, subtype, reason, url }: Happening,
  facts: PageFacts,
  consent: Consent,
) => ({
  schema_id: SCHEMA,
  payload: {
    // Page type, shop, theme, language, the page before this one without its query, and the platform's tokens of browser and visit. They
    // come first: engines copy an object fast where nothing stands before it.
    ...facts,
    app_name: 'karui',
    event,
    // How a press failed, or that a wallet was withdrawn.
    event_subtype: subtype,
    // Of the address that the shopper was sent to: the cart's token, never its key, which stands in the query.
    checkout_token: TOKEN.exec(url!)?.[1],
    instrument_id: wallets[wallet!]?.instrument,
    // Milliseconds from the page's start to the event.
    ttl: Math.max(0, Math.round(at - performance.timeOrigin)),
    // Why checkout took the order, or a wallet was withdrawn: a code, never a sentence, which a shopper or a shop may have written.
    error_reason: singleWord(reason),
  },
  metadata: {
    // Names and version are our own: in public the platform does not say how it calls these.
    consent_provider: 'karui',
    consent_version: '1',
    consent: (Object.keys(consent) as (keyof Consent)[]).filter((name) => consent[name]),
    event_created_at_ms: Math.min(at, Date.now()),
    // Read with each try to send it.
    get event_sent_at_ms() {
      return Date.now();
    },
  },
});
