import type { CartWrite } from './cart-write';

/**
 * The cart writes that are on their way or about to be: what the page's events foretell, until the end of such a write is seen.
 * A write that no event foretells (a script's own idea) is not known here.
 */

/** How long a foretold write counts: a theme's debounce and a slow answer. Not every theme saves what is typed. */
const COUNTS_MS = 3000;

/** By kind of write, in milliseconds of `performance.now()`: one that began before `since` does not hold what was typed then. */
const expected = new Map<CartWrite | 'any', { since: number; until: number }>();
const waiting = new Set<() => void>();

function unsettledMs(): number {
  let until = 0;
  for (const one of expected.values()) until = Math.max(until, one.until);
  return Math.max(0, until - performance.now());
}

/** A write is to come. `again`: the event repeats what an earlier one said, and that may have been written by now. */
export function expectWrite(kind: CartWrite | 'any', again?: boolean): void {
  const now = performance.now();
  const since = again ? expected.get(kind)?.since : now;
  if (since !== undefined) expected.set(kind, { since, until: now + COUNTS_MS });
}

/** A write that began at `began`, in milliseconds of `performance.now()`, has ended, well or not. */
export function writeEnded(kind: CartWrite | 'any', began: number): void {
  for (const [key, { since }] of expected) {
    if ((key === kind || key === 'any') && since <= began) expected.delete(key);
  }
  if (isCartSettled()) for (const go of waiting) go();
}

/** Whether no write to the cart is known to be on its way or about to start. */
export function isCartSettled(): boolean {
  return !unsettledMs();
}

/**
 * Resolves when no write to the cart is on its way or about to start, at the latest after `limitMs` milliseconds; never rejects.
 * At once, without a timer, when the cart is settled already, so that an ordinary press keeps its gesture.
 */
export async function cartSettled(limitMs = 1500): Promise<void> {
  const left = unsettledMs();
  if (!left) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(limitMs, left));
    waiting.add(go);
  });
}
