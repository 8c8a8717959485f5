import { retryAfter } from '../../src/api/request';
import { createDeadline, type Deadline, pause } from '../../src/api/deadline';
import { POLL_INTERVAL } from '../limits';

interface Polling<T> {
  /** Sends one request. */
  send(signal: AbortSignal): Promise<T>;
  /** Milliseconds until the next request; `Infinity` when the answer is final. */
  wait(answer: T): number;
  /** Time limit for all requests together, in milliseconds. */
  limit: number;
  /** The deadline of the event; its signal cancels. */
  deadline: Deadline;
}

/**
 * Sends a request until its answer is final, one at a time, and resolves with the last answer: the final one, or the last before the
 * limit. Rejects when a request fails, and with the deadline's reason when that passes or is cancelled.
 */
export async function poll<T>({ send, wait, limit, deadline }: Polling<T>): Promise<T> {
  const until = createDeadline(limit, deadline);
  let last: { answer: T } | undefined;
  try {
    for (;;) {
      const answer = await send(until.signal);
      last = { answer };
      const ms = wait(answer);
      if (performance.now() + ms >= until.at) return answer;
      await pause(ms, until.signal);
    }
  } catch (error) {
    // Our own limit stopped the request: the answer before it is the result.
    if (last && until.signal.aborted && !deadline.signal.aborted) return last.answer;
    throw error;
  } finally {
    until.end();
  }
}

/** `pollAfter` of a throttled answer, an absolute time, as milliseconds since the epoch. */
export function pollAfter(text: string | null | undefined): number {
  const now = Date.now();
  return now + retryAfter(text ?? null, now);
}

/** Milliseconds until a throttled call may be sent again; never 0, because a shopper's clock may be ahead of the server's. */
export function untilPollAfter(at: number): number {
  return Math.max(at - Date.now(), POLL_INTERVAL);
}
