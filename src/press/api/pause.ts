/** Waits. Rejects as soon as one of the signals is aborted, with its reason. Leaves no timer or listener behind. */
export async function pause(ms: number, ...signals: (AbortSignal | null | undefined)[]): Promise<void> {
  for (const signal of signals) signal?.throwIfAborted();
  const over = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
      for (const signal of signals)
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal });
    });
  } finally {
    over.abort();
  }
}
