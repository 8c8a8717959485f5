import type { Ending } from '../../wallet';
import type { Chosen } from './choice';

/**
 * How long a second press in a cart counts as a repetition of the first, in milliseconds: on a busy machine, the second click of a double
 * click comes late. After that the cart may have changed, and is fetched again.
 */
const CART_LIFE = 5000;

/** The press for which the page is being left. */
interface Departure {
  press: string;
  ending: Ending;
  /** When it set off, in milliseconds of `performance.now()`. */
  at: number;
}

let departure: Departure | null = null;

/** Whether an ending leaves the page. `in` is not used, because a page may have put a `url` on `Object.prototype`. */
export const leadsAway = (ending: Ending): boolean => Object.hasOwn(ending, 'url');

/** Notes how a press has ended. A second press then goes the same way: it makes no second cart, and does not fetch the cart again. */
export function depart({ press }: Chosen, ending: Ending): void {
  departure = leadsAway(ending) ? { press, ending, at: performance.now() } : null;
}

/** The page was left, and has come back. */
export function forgetDeparture(): void {
  departure = null;
}

/** The ending of an earlier press that made or fetched the same cart, while the page is leaving; undefined if there is none. */
export function endingOnTheWay({ form, press }: Chosen): Ending | undefined {
  if (departure?.press !== press) return undefined;
  return form || performance.now() < departure.at + CART_LIFE ? departure.ending : undefined;
}
