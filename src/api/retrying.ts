import type { FetchLike, WretchOptions, ConfiguredMiddleware } from 'wretch';
import { abortable, createDeadline, pause } from './deadline';
import { retryAfter } from './request';
import { BUSY } from '../lib/patterns';
import { isClientError } from './client-error';
import { DEFAULT_WAIT, FETCH_TIMEOUT, LONGEST_WAIT } from '../limits';

/**
 * One try of a call, its body included: an answer may also stall half way. Rejects with a `timeout` after `FETCH_TIMEOUT`, or as
 * `aborted` by the caller's signal. Of the answer's body only `text()` can be read, as often as one likes.
 *
 * The signal goes to `fetch`, and also ends the wait for `fetch`: some themes wrap `fetch` and do not pass the signal on.
 */
async function fetchWithTimeout(send: FetchLike, url: string, options: WretchOptions): Promise<Response> {
  options.signal?.throwIfAborted();
  const { signal, end } = createDeadline(FETCH_TIMEOUT, options.signal ?? undefined);
  const fetchWhole = async () => {
    // A redirect would take the token along, to an origin that the merchant has not named.
    const response = await send(url, { ...options, signal, redirect: 'error' });
    const text = await response.text();
    // Not a new response of this text: it would be read as a stream again, in tasks of the main thread.
    return Object.defineProperty(response, 'text', { value: async () => text });
  };
  try {
    return await abortable(fetchWhole(), signal);
  } finally {
    end();
  }
}

/** Options of a call that say when to try again. */
export interface Tries {
  /** Sending the call twice does no harm, so it is sent again when its answer is lost. */
  isIdempotent?: boolean | undefined;
  /** Once this is aborted, no further try begins; the current one continues. */
  until?: AbortSignal;
  /** Called after each lost answer, and after each 503 that is followed by another try: the real answer may be lost. */
  onLost?(): void;
}

/**
 * wretch middleware: up to `retries` further tries after 429 and 503, each after the wait that the answer asks for.
 *
 * After a lost answer only an idempotent call is sent again: the server may have created the cart, and a second call would create a
 * second one. After a timeout no call is sent again, because it would take as long.
 */
export function retrying(retries: number, { isIdempotent, until, onLost }: Tries = {}): ConfiguredMiddleware {
  return (next) => async (url, options) => {
    for (let triesLeft = retries; ; triesLeft--) {
      let wait = DEFAULT_WAIT;
      try {
        const response = await fetchWithTimeout(next, url, options);
        if (!triesLeft || until?.aborted || !RegExp(BUSY).test(`${response.status}`)) return response;
        wait = retryAfter(response.headers.get('Retry-After'), Date.now());
        if (wait > LONGEST_WAIT) return response;
        // A proxy may have sent the 503 after the store executed the call.
        if (response.status === 503) onLost?.();
      } catch (error) {
        onLost?.();
        if (!triesLeft || !isIdempotent || until?.aborted || isClientError(error) || options.signal?.aborted)
          throw error;
      }
      await pause(wait, options.signal, until);
    }
  };
}
