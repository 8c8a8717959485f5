/** Settles as the promise does, or rejects after `ms` milliseconds, so that nothing here waits for ever. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** What has come, undefined until then; and what fetches it, once: a failure is forgotten, so that the next call tries again. Never rejects. */
type LoadedOnce<T> = [code: () => T | undefined, load: () => Promise<void>];

/**
 * Fetches something once, however many ask for it.
 *
 * @param onError gets the error of a failure, or what `start` has thrown
 * @param start called with what has come, before anyone who waits goes on: replays what was kept
 */
export function loadOnce<T>(
  fetchCode: () => Promise<T>,
  onError?: (error: unknown) => unknown,
  start?: (code: T) => unknown,
): LoadedOnce<T> {
  let code: T | undefined;
  let loading: Promise<void> | undefined;
  return [
    () => code,
    () =>
      (loading ??= fetchCode()
        .then((found) => {
          code = found;
          start?.(found);
        })
        .catch((error: unknown) => {
          // What has come is not started twice.
          if (!code) loading = undefined;
          onError?.(error);
        })),
  ];
}

/** Calls `run` when `end` is aborted. Everything that belongs to something with an end takes that signal. */
export const onEnd = (end: AbortSignal, run: () => void): void => end.addEventListener('abort', run);

/** How many calls run in one task: a page of two hundred hosts would otherwise not answer the shopper until the last is painted. */
const MAX_PER_TASK = 20;

let callsInTask = 0;

/** Runs the first twenty calls of a task at once, and each of the others in a later task of its own, in the order of the task's calls. */
export function inSlices(run: () => unknown): void {
  if (!callsInTask++) setTimeout(() => (callsInTask = 0));
  if (callsInTask > MAX_PER_TASK) setTimeout(run);
  else run();
}
