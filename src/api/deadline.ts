import { asClientError, clientError, type ClientError } from './client-error';

/** A point in time at which all work with its signal stops. */
export interface Deadline {
  /** Milliseconds of `performance.now()`, which does not jump when the system's clock is set. */
  at: number;
  /** Aborted with a `ClientError`: of kind `timeout` at that moment, `aborted` when someone cancels before. */
  signal: AbortSignal;
  /** Stops the timer. After that the signal is never aborted. */
  end(): void;
}

/**
 * A deadline in `ms` milliseconds, never later than the outer deadline `within`. `within` may also be a signal that cancels. Call `end`
 * when the work is done.
 */
export function createDeadline(ms: number, within?: Deadline | AbortSignal): Deadline {
  const isSignal = within instanceof AbortSignal;
  const outer = isSignal ? within : within?.signal;
  const outerEndsAt = isSignal ? Infinity : (within?.at ?? Infinity);
  const stop = new AbortController();
  const fail = (reason: ClientError) => {
    end();
    stop.abort(reason);
  };
  const cancel = () => fail(asClientError('aborted', outer?.reason));
  const timer = setTimeout(() => fail(clientError('timeout', `no result within ${ms} ms`)), ms);
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', cancel);
  };
  outer?.addEventListener('abort', cancel);
  if (outer?.aborted) cancel();
  return { at: Math.min(performance.now() + ms, outerEndsAt), signal: stop.signal, end };
}

/** Settles as the promise does, or rejects with the signal's reason when the signal is aborted first. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

/** Waits. Rejects as soon as one of the signals is aborted, with its reason. Leaves no timer or listener behind. */
export async function pause(ms: number, ...signals: (AbortSignal | null | undefined)[]): Promise<void> {
  for (const signal of signals) signal?.throwIfAborted();
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, ms);
      for (const signal of signals)
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal });
    });
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
