import { onceASecond } from './once-a-second';

/** In bytes. Browsers refuse `keepalive` requests whose bodies pass 64 KiB together; the rest is left for requests of the page's own. */
const BUDGET = 60_000;

/** A request without an answer fails after so many milliseconds, or up to a second earlier. */
const LIMIT = 10_000;

/** Bytes of the bodies under way that may outlive the page. */
let inFlight = 0;

/** Requests that begin within a second share their limit: one for each would take longer than to write the body. */
const timeLimit = onceASecond(() => AbortSignal.timeout?.(LIMIT));

/** To be called when the page has come back from the back/forward cache: no earlier request is under way any more. */
export const forgetInFlight = (): void => void (inFlight = 0);

/**
 * Sends a body at once, so that it arrives also when the page is left next. What does not fit into the browser's budget for that goes as
 * an ordinary request.
 *
 * @returns the answer, whose body is of no use any more; one without a status when none came
 */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<Response> {
  // As many as the bytes in UTF-8 or more: three for what is no ASCII. To encode the body would take several times as long.
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
    // Blocked, cut off, too late: the shopper shall not notice, and the receiver is asked again with what comes next.
    return Response.error();
  } finally {
    if (keepalive) inFlight = Math.max(0, inFlight - size);
  }
}
