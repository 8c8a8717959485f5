import type { Ending, WalletId } from '../wallet';
import type { EventName, Happening } from './event-payload';
import type { EventEntry } from '../lib/track';

/** Kinds of errors that are expected on the way to Amazon: a call that failed, a page that was left. */
const KIND = /^(ClientError|AbortError)$/;

/** Messages for a script that did not come. */
const LATE = /^(no answer within|nothing from the script)/;

/** Amazon's script throws plain texts. */
const isExpected = (cause: unknown): boolean =>
  typeof cause === 'string' || (cause instanceof Error && (KIND.test(cause.name) || LATE.test(cause.message)));

/** Whether an error says that Amazon Pay has rejected a press in an expected way: then it is recorded, and not reported. */
export const isRejected = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'amazon_pay' && isExpected(error.cause);

/**
 * Whether an error says that time was over: the 27 s in which a sheet's event has to be answered, or those of one of its calls. By its shape,
 * because the code of failed calls is in a file that this one does not need.
 */
const isLate = (error: unknown): boolean => error instanceof Error && (error as { kind?: unknown }).kind === 'timeout';

/** The data of the entries that are read here; other entries have less. */
interface StoryData {
  wallet?: WalletId;
  type?: Ending['type'];
  reason?: string;
  url?: string;
  /** The type of the page, as the widget sees it; of a press it is known at its click. */
  page?: string;
  /** The cart that is submitted as an order: a global id. */
  cart?: string;
  error?: unknown;
}

/** What is known of a wallet's press until its ending. */
interface PressSoFar {
  page?: string | undefined;
  /** Whether the sheet is open, or was closed by the shopper. */
  hasSheet?: boolean;
  /** The token of the cart that was submitted. */
  token?: string | undefined;
}

/** `gid://shopify/Cart/<token>?key=<key>` → the token. The key is secret. */
const CART = /\/Cart\/([\w-]+)/;

/** Wallets whose sheet makes the order: where it leads is the order's page. */
const ORDERS_IN_SHEET: readonly unknown[] = ['apple_pay', 'google_pay'];

/** Entry → its event, for entries that always have the same event. */
const EVENTS: Readonly<Record<string, EventName>> = {
  impression: 'impression',
  not_eligible: 'eligibility',
  press: 'click',
  sheet_opened: 'sheet_opened',
  policy_opened: 'policy_opened',
};

/** Endings in which a press failed. */
type Failure = 'unrecoverable' | 'custom_validation' | 'out_of_stock' | 'unavailable' | 'theme_editor';

/** The event of each other ending. */
const ENDINGS: Readonly<Record<Exclude<Ending['type'], Failure>, EventName>> & Partial<Record<Failure, EventName>> = {
  decelerate: 'deceleration',
  redirect: 'redirect',
  form: 'redirect',
  handed_over: 'redirect',
  cancelled: 'sheet_cancelled',
};

/** How a press failed, that its time was over, that a wallet was withdrawn, or that Amazon has rejected a press. */
function subtypeOf(event: EventName, type: StoryData['type'], error: unknown): string | undefined {
  if (isRejected(error)) return 'rejected';
  if (isLate(error)) return 'timeout';
  if (event === 'failed') return type;
  return event === 'eligibility' ? 'withdrawn' : undefined;
}

/**
 * Follows presses from their click to their ending. @returns a function that gives the event of an entry; undefined for an entry without
 * one
 */
export function createPressStory(): (entry: EventEntry) => Happening | undefined {
  /** Wallet → its last press. */
  const presses = new Map<WalletId | undefined, PressSoFar>();

  return ({ name, data, at }) => {
    // Only endings have a type.
    const { wallet, type, reason, url, page, cart, error } = data as StoryData;
    const press = presses.get(wallet) ?? {};
    const { hasSheet: hadSheet, token } = press;
    if (name === 'press') presses.set(wallet, { page });
    if (name === 'sheet_opened') presses.set(wallet, { ...press, hasSheet: true });
    if (name === 'submitting') presses.set(wallet, { ...press, token: CART.exec(cart!)?.[1] });
    // A sheet may be closed while its order is being made: that press ends twice.
    if (type && type !== 'cancelled') presses.set(wallet, { page: press.page });
    let event = type ? (ENDINGS[type] ?? 'failed') : Object.hasOwn(EVENTS, name) && EVENTS[name];
    // A press whose host is gone has nothing to cancel.
    if (!event || (event === 'sheet_cancelled' && !hadSheet)) return;
    if (event === 'redirect' && hadSheet && ORDERS_IN_SHEET.includes(wallet)) event = 'completed';
    return {
      event,
      at,
      wallet,
      subtype: subtypeOf(event, type, error),
      reason,
      url,
      page: page ?? press.page,
      token: event === 'completed' ? token : undefined,
    };
  };
}
