import { abortable } from './abortable';

/** Waits; rejects at once with the reason of the first signal that is aborted, and leaves no timer or listener behind. */
export async function pause(ms: number, ...signals: (AbortSignal | null | undefined)[]): Promise<void> {
  for (const signal of signals) signal?.throwIfAborted();
  let stop = () => {};
  let waiting = new Promise<void>((resolve) => (stop = resolve));
  const timer = setTimeout(stop, ms);
  for (const signal of signals) if (signal) waiting = abortable(waiting, signal);
  try {
    await waiting;
  } finally {
    clearTimeout(timer);
    stop();
  }
}
