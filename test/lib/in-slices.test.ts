import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../src/lib/async';

// That no task is long is tested in a browser, by test/e2e/many-hosts.spec.ts. Here it is the order, and who waits for whom.

let begun: number[] = [];
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const call = (name: number) => inSlices(() => begun.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the first twenty calls of a task run at once', () => {
  for (const name of upTo(20)) call(name);
  expect(begun).toEqual(upTo(20));
});

test('each of the others runs in a later task, in the order of the calls', () => {
  for (const name of upTo(23)) call(name);
  expect(begun).toEqual(upTo(20));
  vi.runAllTimers();
  expect(begun).toEqual(upTo(23));
});

test('a call that comes while others wait has its turn after them', () => {
  for (const name of upTo(22)) call(name);
  call(23);
  vi.runAllTimers();
  expect(begun).toEqual(upTo(23));
});

test('a later task runs its own first twenty calls at once', () => {
  for (const name of upTo(20)) call(name);
  vi.advanceTimersToNextTimer();
  call(21);
  expect(begun).toEqual(upTo(21));
});

test('a call that throws does not stop the others', () => {
  for (const name of upTo(20)) call(name);
  inSlices(() => {
    throw new Error('no');
  });
  call(22);
  expect(() => vi.runAllTimers()).toThrow('no');
  vi.runAllTimers();
  expect(begun).toEqual([...upTo(20), 22]);
});
