import { asClientError, clientError } from './client-error';

/** A moment after which nothing that was given its signal goes on. */
export interface Deadline {
  /** Milliseconds on the clock of `performance.now()`, which nobody can set. */
  at: number;
  /** Aborted with a `ClientError`: of kind `timeout` at that moment, `aborted` when someone cancels before. */
  signal: AbortSignal;
  /** Lets go of the timer. The signal is not aborted any more. */
  end(): void;
}

/**
 * A deadline `ms` milliseconds from now, never later than the one it stands within. `within` may also be the bare signal of a
 * caller that cancels. Call `end` when the work is done.
 */
export function createDeadline(ms: number, within?: Deadline | AbortSignal): Deadline {
  const isSignal = within instanceof AbortSignal;
  const outer = isSignal ? within : within?.signal;
  const ends = isSignal ? Infinity : (within?.at ?? Infinity);
  const stop = new AbortController();
  const cancel = () => {
    end();
    stop.abort(asClientError('aborted', outer?.reason));
  };
  const timer = setTimeout(() => {
    end();
    stop.abort(clientError('timeout', `no result within ${ms} ms`));
  }, ms);
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', cancel);
  };
  outer?.addEventListener('abort', cancel);
  if (outer?.aborted) cancel();
  return { at: Math.min(performance.now() + ms, ends), signal: stop.signal, end };
}
