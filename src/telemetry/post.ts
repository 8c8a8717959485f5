import { RECEIVER_LIMIT } from '../limits';

/** Caches the result of `read` for a second. */
export function onceASecond<T>(read: () => T): () => T {
  let value: T;
  let readAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - readAt > 1000) [value, readAt] = [read(), now];
    return value;
  };
}

/** In bytes. Browsers refuse `keepalive` requests whose bodies pass 64 KiB together; the rest is left for requests of the page's own. */
const BUDGET = 60_000;

/** Bytes of the bodies under way that may outlive the page. */
let inFlight = 0;

/** Requests that begin within a second share their limit: one for each would take longer than to write the body. */
const timeLimit = onceASecond(() => AbortSignal.timeout?.(RECEIVER_LIMIT));

/** Call this when the page has come back from the back/forward cache: none of the earlier requests is still running. */
export const forgetInFlight = (): void => void (inFlight = 0);

/**
 * Sends a body at once, so that it arrives even if the page is left next. If the browser's budget for that is used up, the body is sent as
 * an ordinary request.
 *
 * @returns the answer, whose body is already discarded; a response without a status if there was no answer
 */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<Response> {
  // At least the number of bytes in UTF-8: three for each character that is not ASCII. Encoding the body would take several times as long.
  const size = body.replace(/[^ -~]/g, 'xxx').length;
  const keepalive = inFlight + size <= BUDGET;
  if (keepalive) inFlight += size;
  const signal = timeLimit();
  try {
    // The receiver gets no cookies, and of the page's address only the origin.
    const init = {
      method: 'POST',
      body,
      headers,
      keepalive,
      signal,
      credentials: 'omit',
      referrerPolicy: 'origin',
    } as RequestInit;
    const response = await fetch(url, init);
    // An unread body keeps its share of the budget.
    await response.body?.cancel();
    return response;
  } catch {
    // Blocked, cut off or too late: the shopper must not notice. The next body is sent to the receiver all the same.
    return Response.error();
  } finally {
    if (keepalive) inFlight = Math.max(0, inFlight - size);
  }
}
