import type { WalletId } from '../wallet';
import { wallets } from '../widget/wallets';
import { singleWord, type PageFacts } from './page-facts';
import type { Consent } from './parse-consent';

/** Name and version of the table of events. */
const SCHEMA = 'shopify_wallet_checkout_track/6.3';

/** Everything that can happen to a button or a purchase. */
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

/** One event, with its own data. */
export interface Happening {
  event: EventName;
  /** Milliseconds since the epoch. */
  at: number;
  wallet?: WalletId | undefined;
  subtype?: string | undefined;
  reason?: string | undefined;
  /** The address that the shopper went to. */
  url?: string | undefined;
  /** The type of the page, as the widget sees it. */
  page?: string | undefined;
  /** The token of the cart that became the order. */
  token?: string | undefined;
}

/** Matches the cart's token in the address of a checkout or an order. */
const TOKEN = /^https?:[^?#]+?\/(?:c|cn|checkouts|orders)\/([\w-]{8,})/;

/**
 * The body that sends one event.
 *
 * THE PAYLOAD: where each value comes from. Unknown values are left out. No value may be a name, a postal address, an e-mail address, a
 * telephone number or payment data: all are ids, tokens and codes.
 */
export const produceBody = (
  { event, at, wallet, subtype, reason, url, page, token }: Happening,
  facts: PageFacts,
  consent: Consent,
) => ({
  schema_id: SCHEMA,
  payload: {
    // Page type, shop, theme, language, the previous page without its query, and the platform's tokens of browser and visit. They come
    // first, because engines copy an object fast if no member is before it.
    ...facts,
    // Of the pressed button: a page may have a product and a drawer.
    page_type: page ?? facts.page_type,
    app_name: 'karui',
    event,
    // How a press failed, that its time was over, that a wallet was withdrawn, or that Amazon rejected the press.
    event_subtype: subtype,
    // From the address that the shopper was sent to, or else the cart's id: the cart's token, but never its key, which is in the query.
    checkout_token: TOKEN.exec(url!)?.[1] ?? token,
    instrument_id: wallets[wallet!]?.instrument,
    // Milliseconds from the page's start to the event.
    ttl: Math.max(0, Math.round(at - performance.timeOrigin)),
    // Why checkout took the order, or a wallet was withdrawn: a code, never a sentence, which a shopper or a shop may have written.
    error_reason: singleWord(reason),
  },
  metadata: {
    // The name and version are ours: the platform has not published its own.
    consent_provider: 'karui',
    consent_version: '1',
    consent: (Object.keys(consent) as (keyof Consent)[]).filter((name) => consent[name]),
    event_created_at_ms: Math.min(at, Date.now()),
    // A getter, because each try needs the present time.
    get event_sent_at_ms() {
      return Date.now();
    },
  },
});
