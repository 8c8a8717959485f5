import type { Ending } from '../../wallet';
import type { Press } from '../press';

/**
 * How long a second press in a cart counts as a repetition of the first, in milliseconds: on a busy machine, the second click of a double
 * click comes late. After that the cart may have changed, and is fetched again.
 */
const CART_LIFE = 5000;

/** The ending for which the page is being left, of which press it is, and since when, in milliseconds of `performance.now()`. */
let remembered: { sameCart: string; ending: Ending; at: number } | null = null;

/** Whether an ending leaves the page. `in` is not used, because a page may have put a `url` on `Object.prototype`. */
export const leadsAway = (ending: Ending): boolean => Object.hasOwn(ending, 'url');

/** Notes how a press has ended. A second press then goes the same way: it makes no second cart, and does not fetch the cart again. */
export function rememberEnding({ sameCart }: Press, ending: Ending): void {
  remembered = leadsAway(ending) ? { sameCart, ending, at: performance.now() } : null;
}

/** The page was left, and has come back. */
export function forgetEnding(): void {
  remembered = null;
}

/** The ending of an earlier press that made or fetched the same cart, while the page is leaving; undefined if there is none. */
export function rememberedEnding({ form, sameCart }: Press): Ending | undefined {
  if (remembered?.sameCart !== sameCart) return undefined;
  return form || performance.now() < remembered.at + CART_LIFE ? remembered.ending : undefined;
}
