import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestorer, watchActs } from '../../src/companion/restorer';

const FRAME = 16;

watchActs();

let happened: string[];
let isIntact: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
  // Nobody has acted in this test's time.
  vi.advanceTimersByTime(10_000);
  happened = [];
  isIntact = true;
});
afterEach(() => void vi.useRealTimers());

/** A thing that the page undoes the moment it is restored, for so many times. */
function fought(times: number) {
  const thing = createRestorer({
    isIntact: () => isIntact,
    restore() {
      isIntact = true;
      happened.push('restored');
      if (times-- > 0) undo();
    },
    giveUp: () => void happened.push('given up'),
  });
  const undo = () => {
    isIntact = false;
    thing.check();
  };
  return { ...thing, undo };
}

const frames = (count: number) => void vi.advanceTimersByTime(count * FRAME);

test('nothing is restored while nothing was changed', () => {
  fought(0).check();
  frames(100);
  expect(happened).toEqual([]);
});

test('a change is undone at once', () => {
  fought(0).undo();
  expect(happened).toEqual(['restored']);
  frames(100);
  expect(happened).toEqual(['restored']);
});

test('a second change in the same frame is undone in the next frame', () => {
  fought(1).undo();
  expect(happened).toEqual(['restored']);
  frames(1);
  expect(happened).toEqual(['restored', 'restored']);
});

test('after five times in a second the page’s change stays, and this is reported once', () => {
  const { undo } = fought(Infinity);
  undo();
  frames(200);
  const all = [...Array<string>(5).fill('restored'), 'given up'];
  expect(happened).toEqual(all);
  undo();
  frames(200);
  expect(happened).toEqual(all);
});

test('changes that come now and then are always undone', () => {
  const { undo } = fought(0);
  for (let times = 0; times < 20; times += 1) {
    undo();
    vi.advanceTimersByTime(250);
  }
  expect(happened).toEqual(Array(20).fill('restored'));
});

test.each(['click', 'change', 'input'])('after a %s of the shopper the count begins again', (type) => {
  const { undo } = fought(0);
  for (let times = 0; times < 20; times += 1) {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(FRAME * 2);
    undo();
  }
  expect(happened).toEqual(Array(20).fill('restored'));
});

test('after the shopper has clicked, changes are undone again, and giving up is not reported again', () => {
  const { undo } = fought(Infinity);
  undo();
  frames(200);
  happened = [];
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  frames(2);
  undo();
  frames(200);
  expect(happened).toEqual(Array(5).fill('restored'));
});

test('nothing is restored after stop()', () => {
  const { undo, stop } = fought(1);
  undo();
  stop();
  frames(10);
  expect(happened).toEqual(['restored']);
});
