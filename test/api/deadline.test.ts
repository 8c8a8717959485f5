import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeadline } from '../../src/api/deadline';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('aborts with a timeout at its time, not before', () => {
  const { at, signal } = createDeadline(27_000);
  expect(at).toBe(27_000);
  vi.advanceTimersByTime(26_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'ClientError', kind: 'timeout', message: 'no result within 27000 ms' });
});

test('is never later than the outer deadline, and takes its reason', () => {
  const outer = createDeadline(5000);
  const inner = createDeadline(10_000, outer);
  expect(inner.at).toBe(5000);
  vi.advanceTimersByTime(5000);
  expect(inner.signal.reason).toBe(outer.signal.reason);
  expect(vi.getTimerCount()).toBe(0);
});

test('aborts with another kind when the caller cancels', () => {
  const stop = new AbortController();
  const { signal } = createDeadline(5000, stop.signal);
  stop.abort('sheet closed');
  expect(signal.reason).toMatchObject({ name: 'ClientError', kind: 'aborted', cause: 'sheet closed' });
  expect(vi.getTimerCount()).toBe(0);
});

test('is aborted at once when the outer deadline has passed', () => {
  expect(createDeadline(5000, AbortSignal.abort()).signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('does nothing after it was ended', () => {
  const stop = new AbortController();
  const { signal, end } = createDeadline(5000, stop.signal);
  end();
  stop.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(signal.aborted).toBe(false);
});
