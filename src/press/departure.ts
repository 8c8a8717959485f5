import type { Ending } from '../wallet';
import type { Chosen } from './chosen';

/**
 * How long a second press in a cart counts as the first one, in milliseconds: the second half of a double click comes late on a busy
 * machine. After that the cart may have changed, and it is asked for again.
 */
const CART_LIFE = 5000;

/** The press that the page leaves for. */
interface Departure {
  press: string;
  ending: Ending;
  /** When it set off, in milliseconds of `performance.now()`. */
  at: number;
}

let departure: Departure | null = null;

/** Whether an ending leaves the page. Not by `in`: a page may have put an address on `Object.prototype`. */
export const leadsAway = (ending: Ending): boolean => Object.hasOwn(ending, 'url');

/** Notes how a press has ended: a second press goes the same way, makes no second cart and does not ask for the cart again. */
export function depart({ press }: Chosen, ending: Ending): void {
  departure = leadsAway(ending) ? { press, ending, at: performance.now() } : null;
}

/** The page was left, and has come back. */
export function forgetDeparture(): void {
  departure = null;
}

/** The ending of an earlier press that has made, or asked for, the same cart, while the page is on its way; undefined without one. */
export function endingOnTheWay({ form, press }: Chosen): Ending | undefined {
  if (departure?.press !== press) return undefined;
  return form || performance.now() < departure.at + CART_LIFE ? departure.ending : undefined;
}
