import { ORDER_LOCK } from '../../../src/storage-names';
import { pause } from '../../../src/api/deadline';
import { LOCK_LIMIT, LOCK_SPREAD, SEEN_LATE } from '../../limits';

/**
 * Runs something short while no other tab of the store does. Where the browser has no locks or refuses them, or another tab does not let go,
 * runs it all the same. A page that waits for a lock does not go into the back/forward cache, so that does not last.
 *
 * @param run is told whether the lock is held
 */
export async function withTabLock<T>(run: (isLocked: boolean) => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => waiting.abort(), LOCK_LIMIT + Math.random() * LOCK_SPREAD);
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let isLocked = true;
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', reject);
      const hold = async () => {
        // It came too late.
        if (signal.aborted) return;
        resolve();
        await ended;
        await pause(SEEN_LATE);
      };
      navigator.locks.request(ORDER_LOCK, { signal }, hold).catch(reject);
    });
  } catch {
    isLocked = false;
  }
  clearTimeout(timer);
  try {
    return await run(isLocked);
  } finally {
    end();
  }
}
