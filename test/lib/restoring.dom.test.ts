import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoring } from '../../src/lib/restoring';

const FRAME = 16;

let happened: string[];
let isWhole: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
  // Nobody has acted in this test's time.
  vi.advanceTimersByTime(10_000);
  happened = [];
  isWhole = true;
});
afterEach(() => void vi.useRealTimers());

/** A thing that the page undoes the moment it is restored, for so many times. */
function fought(times: number) {
  const thing = restoring({
    isWhole: () => isWhole,
    restore() {
      isWhole = true;
      happened.push('restored');
      if (times-- > 0) undo();
    },
    giveUp: () => void happened.push('given up'),
  });
  const undo = () => {
    isWhole = false;
    thing.look();
  };
  return { ...thing, undo };
}

const frames = (count: number) => void vi.advanceTimersByTime(count * FRAME);

test('what is whole is left alone', () => {
  fought(0).look();
  frames(100);
  expect(happened).toEqual([]);
});

test('what is undone is restored at once', () => {
  fought(0).undo();
  expect(happened).toEqual(['restored']);
  frames(100);
  expect(happened).toEqual(['restored']);
});

test('what is undone again in the same frame is restored in the next', () => {
  fought(1).undo();
  expect(happened).toEqual(['restored']);
  frames(1);
  expect(happened).toEqual(['restored', 'restored']);
});

test('after five times in a second it is left as the page wants it, which is told once', () => {
  const { undo } = fought(Infinity);
  undo();
  frames(200);
  const all = [...Array<string>(5).fill('restored'), 'given up'];
  expect(happened).toEqual(all);
  undo();
  frames(200);
  expect(happened).toEqual(all);
});

test('what is undone now and then is restored for ever', () => {
  const { undo } = fought(0);
  for (let times = 0; times < 20; times += 1) {
    undo();
    vi.advanceTimersByTime(250);
  }
  expect(happened).toEqual(Array(20).fill('restored'));
});

test.each(['click', 'change', 'input'])('what follows a %s of the shopper is counted anew', (type) => {
  const { undo } = fought(0);
  for (let times = 0; times < 20; times += 1) {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(FRAME * 2);
    undo();
  }
  expect(happened).toEqual(Array(20).fill('restored'));
});

test('what was given up is restored again when the shopper has acted, and not told again', () => {
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

test('what was let go of is not restored in the next frame', () => {
  const { undo, stop } = fought(1);
  undo();
  stop();
  frames(10);
  expect(happened).toEqual(['restored']);
});
