import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../src/lib/in-slices';

let clock = 0;
let begun: [name: number, at: number][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  [clock, begun] = [1000, []];
});
afterEach(() => {
  // What a test left waiting has its turn before the next.
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Says when it began, and takes some milliseconds. */
const work = (name: number, ms: number) => () => {
  begun.push([name, clock - 1000]);
  clock += ms;
};

test('what is short runs at once', () => {
  for (const name of [1, 2, 3]) inSlices(work(name, 1));
  expect(begun).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ]);
});

test('what is long runs in slices of 4 ms, one a task, in the order of the calls', () => {
  for (const name of [1, 2, 3, 4, 5]) inSlices(work(name, 3));
  expect(begun.map(([name]) => name)).toEqual([1, 2]);
  clock = 1100;
  vi.advanceTimersToNextTimer();
  expect(begun.slice(2)).toEqual([
    [3, 100],
    [4, 103],
  ]);
  vi.advanceTimersToNextTimer();
  expect(begun.map(([name]) => name)).toEqual([1, 2, 3, 4, 5]);
});

test('what is asked for while others wait, waits behind them', () => {
  for (const name of [1, 2, 3]) inSlices(work(name, 9));
  vi.advanceTimersToNextTimer();
  inSlices(work(4, 1));
  expect(begun.map(([name]) => name)).toEqual([1, 2]);
  vi.runAllTimers();
  expect(begun.map(([name]) => name)).toEqual([1, 2, 3, 4]);
});

test('a later task begins a slice of its own', () => {
  inSlices(work(1, 9));
  vi.runAllTimers();
  clock = 2000;
  inSlices(work(2, 1));
  expect(begun.map(([name]) => name)).toEqual([1, 2]);
});

test('one that throws keeps none of the others from its turn', () => {
  inSlices(work(1, 9));
  inSlices(() => {
    throw new Error('no');
  });
  inSlices(work(3, 1));
  expect(() => vi.advanceTimersToNextTimer()).toThrow('no');
  vi.runAllTimers();
  inSlices(work(4, 1));
  expect(begun.map(([name]) => name)).toEqual([1, 3, 4]);
});
