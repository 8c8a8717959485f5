import { fetchApple, hasApple } from './apple';
import { loadEarly } from './chunks';
import { early, takeEarly } from './early';

/** Fetches what is needed before anything else where the snippet has not brought it. */
export async function fetchEarly(): Promise<void> {
  if (!early) takeEarly((await loadEarly()).early);
}

/** Whether a host can be filled at once: neither this page nor this browser needs a part of the core that is not there. */
export const hasParts = (): boolean => !!early && !hasApple();

/**
 * Hands on the code of a host when the parts of the core are there that it needs: what paints a button, and the code for Apple Pay, because
 * a button that can be pressed must be able to open Apple's sheet inside the click. Before that the snippet keeps presses.
 */
export const withParts = async <T>(hostCode: T | Promise<T>): Promise<T> =>
  (await Promise.all([hostCode, fetchEarly(), hasApple() && fetchApple()]))[0];
