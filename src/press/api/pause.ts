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
