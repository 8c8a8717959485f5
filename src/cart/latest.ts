import { clientError } from './client-error';

/**
 * Runs one piece of work at a time: a new one stops the one before and begins when that has ended, so that two of them never
 * speak to the server at once. The one that was stopped rejects with a `ClientError` of kind `aborted`.
 */
export function createLatest(): <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T> {
  let stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  return (work) => {
    stop.abort(clientError('aborted', 'something newer has begun'));
    stop = new AbortController();
    const { signal } = stop;
    const mine = running.then(() => {
      signal.throwIfAborted();
      return work(signal);
    });
    // Whoever asked for it hears of its failure; the next one only waits for its end.
    running = mine.catch(() => {});
    return mine;
  };
}
