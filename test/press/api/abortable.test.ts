import { expect, test } from 'vitest';
import { abortable } from '../../../src/press/api/abortable';

const reason = new Error('closed');
const never = new Promise<never>(() => {});

/** A signal that counts who listens to it. */
function counted() {
  const stop = new AbortController();
  let listeners = 0;
  const { signal } = stop;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(signal, given);
  };
  signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(signal, given);
  };
  return { stop, signal, listeners: () => listeners };
}

test('settles like the promise', async () => {
  const { signal } = new AbortController();
  await expect(abortable(Promise.resolve('tea'), signal)).resolves.toBe('tea');
  await expect(abortable(Promise.reject(new Error('cold')), signal)).rejects.toThrow('cold');
});

test('rejects with the signal’s reason as soon as it is aborted', async () => {
  const stop = new AbortController();
  const end = abortable(never, stop.signal);
  stop.abort(reason);
  await expect(end).rejects.toBe(reason);
});

test('rejects at once when the signal is already aborted', async () => {
  await expect(abortable(never, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('what the promise does after the abort is ignored, also a rejection', async () => {
  const stop = new AbortController();
  let fail!: (error: Error) => void;
  const end = abortable(new Promise((_resolve, reject) => (fail = reject)), stop.signal);
  stop.abort(reason);
  fail(new Error('too late'));
  await expect(end).rejects.toBe(reason);
});

test('removes its listener when the promise has settled', async () => {
  const { signal, listeners } = counted();
  await Promise.allSettled([
    abortable(Promise.resolve('tea'), signal),
    abortable(Promise.reject(new Error('cold')), signal),
  ]);
  await Promise.resolve();
  expect(listeners()).toBe(0);
});
