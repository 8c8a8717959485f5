import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** Lets everything happen that needs no time. A module that is loaded already comes within one turn. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/**
 * Lets time pass on the fake clock, one timer after another, with all that each of them sets going.
 *
 * @param until ends it before `ms` milliseconds are over
 */
export async function pass(ms: number, until: () => boolean = () => false): Promise<void> {
  const time = { isOver: false };
  const sentinel = setTimeout(() => (time.isOver = true), ms);
  await quiet();
  while (!time.isOver && !until()) {
    vi.advanceTimersToNextTimer();
    await quiet();
  }
  clearTimeout(sentinel);
}

export const fakeClock = () =>
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });

/** Loads what a flow loads on its way: then it comes at once, and the fake clock has nothing to wait for. */
export const loaded = () =>
  Promise.all([
    import('../../../src/press/rare-press'),
    import('../../../wallets/order/order-errors'),
    import('../../../wallets/order/payment'),
    import('../../../wallets/order/rare-order'),
  ]);

/** Each test of a file is on a fake clock, and nothing is left of it in the global scope. */
export function onFakeClock(): void {
  beforeAll(loaded);
  beforeEach(() => void fakeClock());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
