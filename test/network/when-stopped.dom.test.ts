import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenStopped } from '../../src/network/store-checkout';

const given = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  given.mockReset();
});
afterEach(() => {
  // What still waits ends with its page.
  dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

test('a stopped load gives back once', () => {
  const navigation = new EventTarget();
  whenStopped(given, { navigation });
  press('Escape');
  vi.advanceTimersByTime(5000);
  expect(given).not.toHaveBeenCalled();
  navigation.dispatchEvent(new Event('navigateerror'));
  navigation.dispatchEvent(new Event('navigateerror'));
  expect(given).toHaveBeenCalledTimes(1);
});

test('a page that was left hears nothing more', () => {
  const navigation = new EventTarget();
  whenStopped(given, { navigation });
  dispatchEvent(new Event('pagehide'));
  navigation.dispatchEvent(new Event('navigateerror'));
  expect(given).not.toHaveBeenCalled();
});

test.each([
  ['Enter', false, 0],
  ['Escape', false, 1],
  ['Escape', true, 0],
])('in an older browser %s gives back after a second (the page left meanwhile: %s): %i times', (key, leaves, times) => {
  whenStopped(given, {});
  press(key);
  vi.advanceTimersByTime(900);
  expect(given).not.toHaveBeenCalled();
  if (leaves) dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(200);
  expect(given).toHaveBeenCalledTimes(times);
});
