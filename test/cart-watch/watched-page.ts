import { vi } from 'vitest';
import { watchWrites } from '../../src/cart-watch/watch-writes';
import { simulateRequests } from './page-requests';

const { reset, finished } = simulateRequests();
export { finished, reset };

/** Names of the watchers that were called back. */
export let calls: string[];

interface WatchOptions {
  since: number;
  onWrite(startTime: number): void;
  /** Looks at the cart, and says when that is over and whether it went well; at once without it. */
  ask(answered: (well: boolean) => void): void;
}

/** Listens; the watchers of earlier tests, which stay for good, are not heard. */
export function watch(name: string, { since = 0, onWrite, ask }: Partial<WatchOptions> = {}): void {
  const mine = calls;
  watchWrites({
    since,
    onWrite: onWrite ?? (() => {}),
    onAnnounced: () => {},
    onChange(answered) {
      mine.push(name);
      if (ask) ask(answered);
      else answered(true);
    },
  });
}

/** A page without any past, on a fake clock. */
export function newPage(): void {
  vi.useFakeTimers();
  calls = [];
  reset();
  document.body.innerHTML = '';
}

/** Lets all that is still to come happen, and the clock go. */
export function leavePage(): void {
  vi.runAllTimers();
  vi.useRealTimers();
}
