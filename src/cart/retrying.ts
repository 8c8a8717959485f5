import type { ConfiguredMiddleware } from 'wretch';
import { attempt } from './attempt';
import { pause } from './pause';
import { retryAfter } from './retry-after';

/** The server says that it did nothing and may be asked again (specification, wallets §7). 430 is a refusal and is not. */
const ASK_AGAIN = new Set([429, 503]);

/** A shopper does not wait longer than this for another try; the press fails instead, and can be made again. */
export const LONGEST_WAIT = 10_000;

/**
 * wretch middleware: up to `retries` further tries after 429 and 503, each after the wait that the answer asks for.
 *
 * A lost answer (rejected fetch, timeout) is not tried again: the server may have made the cart, and a second call would make
 * a second one.
 */
export function retrying(retries: number): ConfiguredMiddleware {
  return (next) => async (url, options) => {
    for (let left = retries; ; left--) {
      const response = await attempt(next, url, options);
      if (!left || !ASK_AGAIN.has(response.status)) return response;
      const wait = retryAfter(response.headers.get('Retry-After'), Date.now());
      if (wait > LONGEST_WAIT) return response;
      await pause(wait, options.signal);
    }
  };
}
