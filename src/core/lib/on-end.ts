/** Calls `run` when `end` is aborted: whatever belongs to something that ends takes the signal of its end. */
export const onEnd = (end: AbortSignal, run: () => void): void => end.addEventListener('abort', run);
