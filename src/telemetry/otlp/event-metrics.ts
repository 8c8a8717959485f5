import type { EventEntry } from '../../lib/track';
import type { Metrics } from './metrics';

/** Data of the entries that are measured. */
interface MeasuredData {
  wallet?: string;
  type?: string;
  reason?: string;
  /** When it began, in milliseconds of `performance.now()`. */
  at?: number;
  css?: string;
}

/** Turns entries into metrics. @returns takes the next entry */
export function measureEntries({ record }: Metrics): (entry: EventEntry) => void {
  /** Wallet → when its press began, in milliseconds since the epoch. */
  const clicks = new Map<string | undefined, number>();
  /** Wallet → when its sheet was opened, and when the shopper last approved in it. */
  const sheets = new Map<string | undefined, { opened: number; approved?: number }>();
  /** The press's own time, and that which the shopper took in a sheet or window: until the approval, or until it was closed. */
  const measurePress = (wallet: string | undefined, ending: string, at: number) => {
    const click = clicks.get(wallet);
    if (!clicks.delete(wallet)) return;
    const sheet = sheets.get(wallet);
    const byShopper = sheet ? ((ending !== 'cancelled' && sheet.approved) || at) - sheet.opened : 0;
    record('press.duration', { wallet, ending }, at - click! - byShopper);
    if (sheet) record('sheet.duration', { wallet, ending }, byShopper);
  };
  return ({ name, data, at }) => {
    const { wallet, type, reason, at: began, css } = data as MeasuredData;
    // `performance.timeOrigin` is not used: while the device sleeps, `performance.now()` stops and the system's clock does not. `Math.min`,
    // because an entry has whole milliseconds: something shorter would begin after its entry.
    const since = Math.min(at, Date.now() - performance.now() + began!);
    if (name === 'prepared') record('warm.duration', { wallet }, at - since);
    if (name === 'press') {
      record('presses', { wallet });
      clicks.set(wallet, since);
      sheets.delete(wallet);
    }
    if (name === 'sheet_opened') sheets.set(wallet, { opened: at });
    if (name === 'sheet_approved' && sheets.has(wallet)) sheets.get(wallet)!.approved = at;
    if (name === 'ending') {
      record('endings', { wallet, ending: type });
      if (type === 'decelerate') record('decelerations', { wallet, reason });
      measurePress(wallet, type!, at);
    }
    if (name === 'not_eligible') record('withdrawn', { wallet, reason });
    // A theme with rules on older names is of an older generation. Already sampled.
    if (name === 'style_compat') record('compat.samples', { theme_generation: css ? 'older' : 'current' });
  };
}
