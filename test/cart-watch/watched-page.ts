import { vi } from 'vitest';
import { watchWrites } from '../../src/cart-watch/watch-writes';
import { simulateRequests } from './page-requests';

const { reset, finished } = simulateRequests();
export { finished, reset };

/** Names of the watchers that were called back. */
export let calls: string[];

/** Listens; the watchers of earlier tests, which stay for good, are not heard. */
export function watch(name: string, { since = 0, onWrite = (_startTime: number) => {} } = {}): void {
  const mine = calls;
  watchWrites({ since, onWrite, onChange: () => mine.push(name) });
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
