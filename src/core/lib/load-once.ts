/** What has come, undefined until then; and what fetches it, once: a failure is forgotten, so that the next call tries again. Never rejects. */
export type LoadedOnce<T> = [code: () => T | undefined, load: () => Promise<void>];

/**
 * Fetches something once, however many ask for it.
 *
 * @param tell gets the error of a failure, or what `start` has thrown
 * @param start called with what has come, before anyone who waits goes on: replays what was kept
 */
export function loadOnce<T>(
  fetchCode: () => Promise<T>,
  tell?: (error: unknown) => unknown,
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
          tell?.(error);
        })),
  ];
}
