import type { WalletId } from '../wallet';
import { wallets } from '../wallets';
import { bareAddress } from './bare-text';
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

/** The cart's token in the address of a checkout or an order; never its key, which stands in the query. */
const tokenOf = (url = ''): string | undefined =>
  /\/(?:c|cn|checkouts|orders)\/([\w-]{8,})/.exec(bareAddress(url) ?? '')?.[1];

/** Reasons are codes, never sentences: those may have been written by a shopper or a shop. */
const code = (text: unknown): string | undefined => (/^[\w-]{1,100}$/.test(String(text)) ? String(text) : undefined);

/**
 * THE PAYLOAD: where each value comes from. What is not known is left out. None of it may hold a name, an address, an e-mail address, a
 * telephone number or anything of a payment: all are ids, tokens and codes.
 */
const payload = (happening: Happening, page: PageFacts) => ({
  app_name: 'karui',
  // The platform's word for the page; ours where it has none.
  page_type: page.pageType,
  event: happening.event,
  // How a press failed, or that a wallet was withdrawn.
  event_subtype: code(happening.subtype ?? ''),
  // Of the address that the shopper was sent to.
  checkout_token: tokenOf(happening.url),
  instrument_id: happening.wallet && wallets[happening.wallet].instrument,
  // Milliseconds from the page's start to the event.
  ttl: Math.max(0, Math.round(happening.at - performance.timeOrigin)),
  // Why checkout took the order, or a wallet was withdrawn.
  error_reason: code(happening.reason ?? ''),
  // The platform's tokens of browser and visit, read only where the shopper allows analytics.
  visitor_token: page.visitor,
  session_token: page.session,
  shop_id: page.shopId,
  theme_id: page.themeId,
  content_language: page.language,
  // The page before this one, without its query.
  referer: bareAddress(document.referrer),
});

/** Own names: in public the platform does not say how it calls these. */
const metadata = (consent: Consent) => ({
  consent: Object.entries(consent).flatMap(([name, isAllowed]) => (isAllowed ? [name] : [])),
  consent_provider: 'karui',
  consent_version: '1',
});

/** The body that sends one event, at `now`, in milliseconds since the epoch. */
export const produceBody = (happening: Happening, page: PageFacts, consent: Consent, now: number) => ({
  schema_id: SCHEMA,
  payload: payload(happening, page),
  metadata: {
    ...metadata(consent),
    event_created_at_ms: Math.min(happening.at, now),
    event_sent_at_ms: now,
  },
});
