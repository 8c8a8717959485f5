import { createDeadline, type Deadline } from '../../../src/api/deadline';
import { pause } from '../../../src/api/pause';

/** Milliseconds between two looks at something that the server is still working at. */
export const POLL_INTERVAL = 500;

export interface Polling<T> {
  /** Looks once. */
  ask(signal: AbortSignal): Promise<T>;
  /** Milliseconds until the next look; null when the answer is final. */
  wait(answer: T, signal: AbortSignal): number | null | Promise<number | null>;
  /** Milliseconds that this may take at most. */
  limit: number;
  /** Shared by all that one event of a sheet waits for; its signal cancels. */
  deadline: Deadline;
}

/**
 * Looks again and again, one look at a time, and resolves with the last answer: a final one, or the one that stood when there
 * was no time for another. Rejects with the error of a look, and with the deadline's reason when that passes or cancels.
 */
export async function poll<T>({ ask, wait, limit, deadline }: Polling<T>): Promise<T> {
  const until = createDeadline(limit, deadline);
  let last: { answer: T } | undefined;
  try {
    for (;;) {
      const answer = await ask(until.signal);
      last = { answer };
      const ms = await wait(answer, until.signal);
      if (ms === null || performance.now() + ms >= until.at) return answer;
      await pause(ms, until.signal);
    }
  } catch (error) {
    // Our own limit cut a look short: what was last seen stands.
    if (last && until.signal.aborted && !deadline.signal.aborted) return last.answer;
    throw error;
  } finally {
    until.end();
  }
}
