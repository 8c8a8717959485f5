import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../../src/core/lib/in-slices';

// That no task is long is tested in a browser, by test/e2e/many-hosts.spec.ts. Here it is the order, and who waits for whom.

let begun: number[] = [];
const call = (name: number) => inSlices(() => begun.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the first four calls of a task run at once', () => {
  for (const name of [1, 2, 3, 4]) call(name);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('the others run four in each task, in the order of the calls', () => {
  for (let name = 1; name <= 10; name += 1) call(name);
  expect(begun).toEqual([1, 2, 3, 4]);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a call that comes while others wait has its turn after them', () => {
  for (let name = 1; name <= 6; name += 1) call(name);
  call(7);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a later task runs its own first four calls at once', () => {
  for (let name = 1; name <= 4; name += 1) call(name);
  vi.advanceTimersToNextTimer();
  call(5);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('a call that throws does not stop the others', () => {
  for (let name = 1; name <= 4; name += 1) call(name);
  inSlices(() => {
    throw new Error('no');
  });
  call(6);
  expect(() => vi.advanceTimersToNextTimer()).toThrow('no');
  vi.runAllTimers();
  expect(begun).toEqual([1, 2, 3, 4, 6]);
});
