import { readCookie } from '../lib/dom';
import { COUNTED_COOKIE } from '../storage-names';
import type { Arm } from './arm';
import type { Step } from './metrics';
import { writeVisitCookie } from './visit-cookie';

/** Step → its letter in the cookie. */
const LETTERS: Readonly<Record<Step, string>> = { visits: 'v', presses: 'p', checkouts: 'c', orders: 'o' };

/**
 * Notes that a visit has come to a step, for all its pages and tabs. Call this only where the shopper allows analytics.
 *
 * @returns whether it is to be counted: for the first time, and of a visit in which a product was seen
 */
export function countOnce(step: Step, arm: Arm): boolean {
  // What was counted in another arm belongs to another visit: its cookie was removed, and this one was not.
  const [of, letters = ''] = readCookie(COUNTED_COOKIE).split('.');
  const counted = of === arm ? letters : '';
  const isKnown = step === 'visits' || counted.includes(LETTERS.visits);
  if (!isKnown || counted.includes(LETTERS[step])) return false;
  writeVisitCookie(COUNTED_COOKIE, `${arm}.${counted}${LETTERS[step]}`);
  return true;
}
