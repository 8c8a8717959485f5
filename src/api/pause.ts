/** Waits; rejects at once with the reason of the first signal that is aborted, and leaves no timer behind. */
export function pause(ms: number, ...signals: (AbortSignal | null | undefined)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal?.throwIfAborted();
    const letGo = () => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', cancel);
    };
    const cancel = ({ target }: Event) => {
      letGo();
      reject((target as AbortSignal).reason);
    };
    const timer = setTimeout(() => {
      letGo();
      resolve();
    }, ms);
    for (const signal of signals) signal?.addEventListener('abort', cancel);
  });
}
