import type { FetchLike, WretchOptions } from 'wretch';
import { clientError } from './client-error';

/** Milliseconds for one try, from sending to the last byte of the answer. */
export const FETCH_TIMEOUT = 15_000;

/**
 * One try of a call, its body included, so that an answer that stalls half way is given up too. Rejects with a `timeout` after
 * `FETCH_TIMEOUT`, or with the reason of the caller's signal.
 *
 * The limit is raced, not only signalled: themes wrap `fetch`, and some wrappers drop the signal.
 */
export async function fetchWithTimeout(send: FetchLike, url: string, options: WretchOptions): Promise<Response> {
  const { signal } = options;
  signal?.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  const cancel = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', cancel);
  // The thrown name of a timeout differs between browsers, so we bring our own reason.
  const timer = setTimeout(
    () => stop.abort(clientError('timeout', `no answer within ${FETCH_TIMEOUT} ms`)),
    FETCH_TIMEOUT,
  );
  const whole = async () => {
    const response = await send(url, { ...options, signal: stop.signal });
    // An empty body must be null: statuses such as 204 allow no other.
    return new Response((await response.text()) || null, response);
  };
  try {
    return await Promise.race([whole(), stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
