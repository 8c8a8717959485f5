import { expect, test } from 'vitest';
import { abortable } from '../../src/api/deadline';

const reason = new Error('closed');
const never = new Promise<never>(() => {});

test('settles as the promise does and removes its listener', async () => {
  const { signal } = new AbortController();
  const listeners = new Set<unknown>();
  signal.addEventListener = (_type: string, listener: unknown) => void listeners.add(listener);
  signal.removeEventListener = (_type: string, listener: unknown) => void listeners.delete(listener);
  await expect(abortable(Promise.resolve('tea'), signal)).resolves.toBe('tea');
  await expect(abortable(Promise.reject(new Error('cold')), signal)).rejects.toThrow('cold');
  expect(listeners.size).toBe(0);
});

test('rejects with the signal’s reason as soon as it is aborted, also when it is already', async () => {
  const stop = new AbortController();
  const end = abortable(never, stop.signal);
  stop.abort(reason);
  await expect(end).rejects.toBe(reason);
  await expect(abortable(never, stop.signal)).rejects.toBe(reason);
});

test('the promise’s result after the abort is ignored, also a rejection', async () => {
  const stop = new AbortController();
  let fail!: (error: Error) => void;
  const end = abortable(new Promise((_resolve, reject) => (fail = reject)), stop.signal);
  stop.abort(reason);
  fail(new Error('too late'));
  await expect(end).rejects.toBe(reason);
});
