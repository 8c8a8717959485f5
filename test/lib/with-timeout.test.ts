import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from '../../src/lib/async';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('settles as the promise does and leaves no timer behind', async () => {
  await expect(withTimeout(100, Promise.resolve('tea'))).resolves.toBe('tea');
  await expect(withTimeout(100, Promise.reject(new Error('cold')))).rejects.toThrow('cold');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects when the time is over', async () => {
  const end = expect(withTimeout(100, new Promise(() => {}))).rejects.toThrow('no answer within 100 ms');
  await vi.advanceTimersByTimeAsync(100);
  await end;
});
