import type { Ending, WalletId } from '../wallet';
import type { EventName } from './event-payload';
import type { EventEntry } from './track';

/** What stands in the entries that are read here; others have less. */
interface Data {
  wallet?: WalletId;
  type?: Ending['type'];
  reason?: string;
  url?: string;
  /** Apple's sheet, opened in the click. */
  opened?: unknown;
  /** Whether a vendor's window may be open. */
  isVendors?: boolean;
}

/** Wallets whose sheet makes the order: where it leads is the order's page. */
const ORDERS_IN_SHEET: readonly unknown[] = ['apple_pay', 'google_pay'];

/** Wallets whose vendor has a window besides: Amazon's pages are no window. */
const VENDORS_WINDOW: readonly unknown[] = ['google_pay', 'paypal', 'venmo'];

/** One event of a press. */
export interface Chapter {
  event: EventName;
  wallet: WalletId | undefined;
  subtype?: string | undefined;
  reason?: string | undefined;
  url?: string | undefined;
}

/** The event of each ending. */
const ENDINGS = {
  unrecoverable: 'failed',
  custom_validation: 'failed',
  out_of_stock: 'failed',
  unavailable: 'failed',
  decelerate: 'deceleration',
  redirect: 'redirect',
  handed_over: 'redirect',
  cancelled: 'sheet_cancelled',
} as const satisfies Record<Ending['type'], EventName>;

/** Entries that are one event each. */
const ALONE: Readonly<Record<string, EventName>> = {
  impression: 'impression',
  not_eligible: 'eligibility',
  policy_opened: 'policy_opened',
};

/** Follows presses from their click to their ending. @returns the events that an entry means */
export function createPressStory(): (entry: EventEntry) => Chapter[] {
  /** Wallets whose sheet is open. */
  const sheets = new Set<WalletId | undefined>();

  function begin({ wallet, opened, isVendors }: Data): Chapter[] {
    sheets.delete(wallet);
    const click: Chapter = { event: 'click', wallet };
    if (!opened && !(isVendors && VENDORS_WINDOW.includes(wallet))) return [click];
    sheets.add(wallet);
    return [click, { event: 'sheet_opened', wallet }];
  }

  function end({ wallet, type, reason, url }: Data): Chapter[] {
    const hadSheet = sheets.has(wallet);
    // A sheet may be closed while its order is being made: that press ends twice.
    if (type === 'cancelled') return hadSheet ? [{ event: 'sheet_cancelled', wallet }] : [];
    sheets.delete(wallet);
    const isOrder = type === 'redirect' && hadSheet && ORDERS_IN_SHEET.includes(wallet);
    const event = isOrder ? 'completed' : type && ENDINGS[type];
    return event ? [{ event, wallet, subtype: event === 'failed' ? type : undefined, reason, url }] : [];
  }

  return ({ name, data }) => {
    const known = data as Data;
    if (name === 'press') return begin(known);
    if (name === 'ending') return end(known);
    const event = Object.hasOwn(ALONE, name) && ALONE[name];
    if (!event) return [];
    const subtype = event === 'eligibility' ? 'withdrawn' : undefined;
    return [{ event, wallet: known.wallet, subtype, reason: known.reason }];
  };
}
