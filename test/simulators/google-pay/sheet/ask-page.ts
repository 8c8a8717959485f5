import type { Log } from '../../rules/log';

/** Milliseconds until an answer is too late. */
const LIMIT = 30_000;

interface Asking {
  log: Log;
  /** Whether this question is still the one that the sheet waits for. */
  isAwaited(): boolean;
  /** Takes the answer over. */
  take(answer: unknown): void;
  /** The callback threw or rejected. */
  fail(error: unknown): void;
  /** No answer came in time. */
  expire(): void;
}

/**
 * Calls a callback of the page and waits for its answer. One that comes after the time limit is a violation and changes nothing; one
 * for a sheet that the shopper has closed changes nothing either.
 *
 * @param what names callback and trigger, for the log
 * @returns how to stop waiting
 */
export function askPage(what: string, call: () => unknown, { log, isAwaited, take, fail, expire }: Asking): () => void {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    log.violate(26, `${what} was not answered within ${LIMIT} ms`);
    expire();
  }, LIMIT);

  const answered = (use: () => void) => {
    clearTimeout(timer);
    if (isLate) log.violate(41, `${what} was answered after ${LIMIT} ms`);
    else if (isAwaited()) use();
  };
  const heard = (answer: unknown) => {
    log.note('answer', what, answer);
    answered(() => take(answer));
  };
  const threw = (error: unknown) => {
    answered(() => {
      log.violate(25, `${what} threw ${String(error)}`);
      fail(error);
    });
  };
  try {
    Promise.resolve(call()).then(heard, threw);
  } catch (error) {
    threw(error);
  }
  return () => clearTimeout(timer);
}
