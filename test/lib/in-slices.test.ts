import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../src/lib/in-slices';

let clock = 0;
let start = 0;
let begun: [name: number, at: number][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  // The clock goes on from test to test, as a page's does.
  start = clock += 1000;
  begun = [];
});
afterEach(() => {
  // What a test left waiting has its turn before the next.
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Says when it began, and takes some milliseconds. */
const work = (name: number, ms: number) => () => {
  begun.push([name, clock - start]);
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
  clock = start + 100;
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
  clock += 1000;
  inSlices(work(2, 1));
  expect(begun.map(([name]) => name)).toEqual([1, 2]);
});

test('a later task waits for no timer that is late', () => {
  inSlices(work(1, 9));
  clock += 5;
  inSlices(work(2, 9));
  inSlices(work(3, 1));
  expect(begun.map(([name]) => name)).toEqual([1, 2]);
  clock += 5;
  inSlices(work(4, 1));
  expect(begun.map(([name]) => name)).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(begun).toHaveLength(4);
});

test('a page makes many in one go: the pauses between them begin no new slice', () => {
  for (let name = 1; name <= 6; name += 1) {
    inSlices(work(name, 2));
    clock += 3;
  }
  expect(begun.map(([name]) => name)).toEqual([1]);
  vi.runAllTimers();
  expect(begun.map(([name]) => name)).toEqual([1, 2, 3, 4, 5, 6]);
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
