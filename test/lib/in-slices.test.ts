import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../src/lib/in-slices';

// That no task is long is tested in a browser, by test/e2e/many-hosts.spec.ts. Here it is the order, and who waits for whom.

/** Tasks that the widget has asked for and that have not come yet: a timer may be as late as a test wants it. */
let timers: (() => void)[] = [];
let begun: number[] = [];

// The clock goes on from test to test, as a page's does.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('setTimeout', (task: () => void) => timers.push(task));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

beforeEach(() => {
  pass(1000);
  begun = [];
});
// What a test left waiting has its turn before the next.
afterEach(() => runAllTimers());

const nextTimer = () => timers.shift()?.();
const runAllTimers = () => {
  for (let turns = 0; timers.length > 0; turns += 1) {
    if (turns === 100) throw new Error('The timers never come to an end.');
    nextTimer();
  }
};

/** Time passes in which the page does something else, or nothing. */
const pass = (ms: number) => void vi.advanceTimersByTime(ms);

/** Says when its turn comes, and takes some milliseconds. */
const work = (name: number, ms: number) => () => {
  begun.push(name);
  pass(ms);
};

/** Takes longer than a slice. */
const LONG = 9;

test('what is short runs at once', () => {
  for (const name of [1, 2, 3]) inSlices(work(name, 1));
  expect(begun).toEqual([1, 2, 3]);
});

test('what is long runs one in each task, in the order of the calls', () => {
  for (const name of [1, 2, 3]) inSlices(work(name, LONG));
  expect(begun).toEqual([1]);
  nextTimer();
  expect(begun).toEqual([1, 2]);
  nextTimer();
  expect(begun).toEqual([1, 2, 3]);
});

test('a task does as much as fits into its slice', () => {
  for (const name of [1, 2, 3, 4, 5]) inSlices(work(name, 3));
  expect(begun).toEqual([1, 2]);
  pass(100);
  nextTimer();
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('what is asked for while others wait has its turn after them', () => {
  for (const name of [1, 2, 3]) inSlices(work(name, LONG));
  nextTimer();
  inSlices(work(4, 1));
  expect(begun).toEqual([1, 2]);
  runAllTimers();
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('a later task begins a slice of its own', () => {
  inSlices(work(1, LONG));
  pass(1000);
  inSlices(work(2, 1));
  expect(begun).toEqual([1, 2]);
});

test('a late timer keeps nobody waiting: the next call in a later task does what waits', () => {
  inSlices(work(1, LONG));
  inSlices(work(2, LONG));
  expect(begun).toEqual([1]);
  pass(5);
  inSlices(work(3, 1));
  expect(begun).toEqual([1, 2]);
  pass(5);
  inSlices(work(4, 1));
  expect(begun).toEqual([1, 2, 3, 4]);
  runAllTimers();
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('short pauses between the calls of one task begin no new slice', () => {
  for (let name = 1; name <= 6; name += 1) {
    inSlices(work(name, 2));
    pass(3);
  }
  expect(begun).toEqual([1]);
  runAllTimers();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

test('one that throws keeps none of the others from its turn', () => {
  inSlices(work(1, LONG));
  inSlices(() => {
    throw new Error('no');
  });
  inSlices(work(3, 1));
  expect(nextTimer).toThrow('no');
  runAllTimers();
  inSlices(work(4, 1));
  expect(begun).toEqual([1, 3, 4]);
});
