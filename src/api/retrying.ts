import type { ConfiguredMiddleware } from 'wretch';
import { fetchWithTimeout } from './fetch-with-timeout';
import { isClientError } from './client-error';
import { pause } from './pause';
import { retryAfter } from './retry-after';

/** The server says that it did nothing and may be asked again (specification, wallets §7). 430 is a refusal and is not. */
const ASK_AGAIN = new Set([429, 503]);

/** A shopper does not wait longer than this for another try; the press fails instead, and can be made again. */
export const LONGEST_WAIT = 10_000;

/** What the caller of one call says about its tries. */
export interface Tries {
  /** The call may be sent twice, so it is sent again when its answer is lost. */
  isIdempotent?: boolean;
  /** No further try begins once this is aborted; the one under way goes on. */
  until?: AbortSignal;
  /** Called each time an answer is lost, or may be: after a 503. Whether the call is sent again or not. */
  onLost?(): void;
}

/**
 * wretch middleware: up to `retries` further tries after 429 and 503, each after the wait that the answer asks for.
 *
 * A lost answer is not tried again: the server may have made the cart, and a second call would make a second one. Only with
 * `isIdempotent` a rejected fetch counts as one of the tries. A timeout never does: another try
 * would take as long.
 */
export function retrying(retries: number, { isIdempotent, until, onLost }: Tries = {}): ConfiguredMiddleware {
  return (next) => async (url, options) => {
    for (let left = retries; ; left--) {
      let wait = retryAfter(null, 0);
      try {
        const response = await fetchWithTimeout(next, url, options);
        if (!left || until?.aborted || !ASK_AGAIN.has(response.status)) return response;
        wait = retryAfter(response.headers.get('Retry-After'), Date.now());
        if (wait > LONGEST_WAIT) return response;
        // A proxy may say so when the store has done it.
        if (response.status === 503) onLost?.();
      } catch (error) {
        onLost?.();
        if (!left || !isIdempotent || until?.aborted || isClientError(error) || options.signal?.aborted) throw error;
      }
      await pause(wait, options.signal, until);
    }
  };
}
