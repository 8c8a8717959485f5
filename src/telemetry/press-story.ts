import type { Ending, WalletId } from '../wallet';
import type { EventName } from './event-payload';
import type { LogLine } from './logs';
import type { Entry } from './track';

/** What the rest of the product has tracked. */
export type EventEntry = Extract<Entry, { type: 'event' }>;

/** What stands in the entries that are read here; others have less. */
interface Data {
  wallet?: WalletId;
  type?: Ending['type'];
  reason?: string;
  url?: string;
  /** When the click was, in milliseconds of `performance.now()`. */
  at?: number;
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

/** Presses from their click to their ending. */
export interface PressStory {
  /** The events that an entry means. */
  chaptersOf(entry: EventEntry): Chapter[];
  /** How long the press has taken that ends with this entry, in milliseconds; undefined where no click is known. */
  duration(entry: EventEntry): number | undefined;
}

export function createPressStory(): PressStory {
  const clicks = new Map<WalletId | undefined, number>();
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

  /** Entry → its events; entries with other names have none. */
  const chapters: Readonly<Record<string, (data: Data) => Chapter[]>> = {
    impression: ({ wallet }) => [{ event: 'impression', wallet }],
    not_eligible: ({ wallet, reason }) => [{ event: 'eligibility', wallet, subtype: 'withdrawn', reason }],
    press: begin,
    ending: end,
    policy_opened: ({ wallet }) => [{ event: 'policy_opened', wallet }],
  };

  return {
    chaptersOf({ name, data, at }) {
      const known = data as Data;
      if (name === 'press') clicks.set(known.wallet, known.at === undefined ? at : performance.timeOrigin + known.at);
      return Object.hasOwn(chapters, name) ? chapters[name]!(known) : [];
    },
    duration({ data, at }) {
      const { wallet } = data as Data;
      const click = clicks.get(wallet);
      clicks.delete(wallet);
      return click === undefined ? undefined : Math.max(0, at - click);
    },
  };
}

/** The line of an event, where it says that something has to be set right. */
export function logOfEvent({ name, data }: EventEntry): LogLine | undefined {
  const { wallet, reason } = data as Data;
  const message = name === 'ending' && reason === 'missing_cart_id' ? 'cartTokenMissing' : name;
  if (/^missing_m|^cartT/.test(message)) return { severity: 'WARN', message, attributes: { wallet } };
}
