import type { Ending, WalletId } from '../wallet';
import type { EventName, Happening } from './event-payload';
import type { EventEntry } from '../core/track';

/** The data of the entries that are read here; other entries have less. */
interface Data {
  wallet?: WalletId;
  type?: Ending['type'];
  reason?: string;
  url?: string;
}

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

/**
 * Follows presses from their click to their ending. @returns a function that gives the event of an entry; undefined for an entry without
 * one
 */
export function createPressStory(): (entry: EventEntry) => Happening | undefined {
  /** Wallets whose sheet is open, or was closed by the shopper in the last press. */
  const sheets = new Set<WalletId | undefined>();

  return ({ name, data, at }) => {
    // Only endings have a type.
    const { wallet, type, reason, url } = data as Data;
    const hadSheet = sheets.has(wallet);
    // A sheet may be closed while its order is being made: that press ends twice.
    if (name === 'press' || (type && type !== 'cancelled')) sheets.delete(wallet);
    if (name === 'sheet_opened') sheets.add(wallet);
    let event = type ? (ENDINGS[type] ?? 'failed') : Object.hasOwn(EVENTS, name) && EVENTS[name];
    // A press whose host is gone has nothing to cancel.
    if (!event || (event === 'sheet_cancelled' && !hadSheet)) return;
    if (event === 'redirect' && hadSheet && ORDERS_IN_SHEET.includes(wallet)) event = 'completed';
    const subtype = event === 'failed' ? type : event === 'eligibility' ? 'withdrawn' : undefined;
    return { event, at, wallet, subtype, reason, url };
  };
}
