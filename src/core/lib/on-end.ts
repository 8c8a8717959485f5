/** Calls `run` when `end` is aborted. Everything that belongs to something with an end takes that signal. */
export const onEnd = (end: AbortSignal, run: () => void): void => end.addEventListener('abort', run);
