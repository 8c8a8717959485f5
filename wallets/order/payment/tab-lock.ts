import { ORDER_LOCK } from '../../../src/storage-names';

/** The least and the most time to wait for another tab, which may sleep, in milliseconds. */
const LEAST = 1000;
const MOST = 2000;

/** How long the other tabs wait afterwards, in milliseconds: they see late what was written to storage. */
const HOLD = 100;

/**
 * Runs something short while no other tab of the store does. Where the browser has no locks or refuses them, or another tab does not let go,
 * runs it all the same. A page that holds a lock or waits for one does not go into the back/forward cache, so neither lasts.
 */
export async function withTabLock<T>(run: () => T): Promise<T> {
  const waiting = new AbortController();
  const { signal } = waiting;
  // By chance, because two tabs that wait equally long would then both go on without seeing each other.
  const timer = setTimeout(() => waiting.abort(), LEAST + Math.random() * (MOST - LEAST));
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', reject);
      const hold = async () => {
        // It came too late.
        if (signal.aborted) return;
        resolve();
        await new Promise((over) => setTimeout(over, HOLD));
      };
      navigator.locks.request(ORDER_LOCK, { signal }, hold).catch(reject);
    });
  } catch {
    // Without the lock.
  }
  clearTimeout(timer);
  return run();
}
