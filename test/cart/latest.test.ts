import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLatest } from '../../src/cart/latest';
import { pause } from '../../src/cart/pause';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('stops what runs, waits for its end, and then begins', async () => {
  const log: string[] = [];
  const latest = createLatest();
  const work = (name: string) => async (signal: AbortSignal) => {
    log.push(`${name} begins`);
    try {
      await pause(1000, signal);
      return name;
    } finally {
      await pause(10);
      log.push(`${name} ends`);
    }
  };
  const first = latest(work('first'));
  await vi.advanceTimersByTimeAsync(100);
  const ends = Promise.allSettled([first, latest(work('second')), latest(work('third'))]);
  await vi.runAllTimersAsync();
  const stopped = { status: 'rejected', reason: { name: 'ClientError', kind: 'aborted' } };
  expect(await ends).toMatchObject([stopped, stopped, { value: 'third' }]);
  expect(log).toEqual(['first begins', 'first ends', 'third begins', 'third ends']);
});
