import type { FetchLike, WretchOptions } from 'wretch';
import { abortable, createDeadline } from './deadline';

/** Milliseconds for one try, from sending to the last byte of the answer. */
const FETCH_TIMEOUT = 15_000;

/**
 * One try of a call, its body included: an answer may also stall half way. Rejects with a `timeout` after `FETCH_TIMEOUT`, or as
 * `aborted` by the caller's signal. Of the answer's body only `text()` can be read, as often as one likes.
 *
 * The signal goes to `fetch`, and also ends the wait for `fetch`: some themes wrap `fetch` and do not pass the signal on.
 */
export async function fetchWithTimeout(send: FetchLike, url: string, options: WretchOptions): Promise<Response> {
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
