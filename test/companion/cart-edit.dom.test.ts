import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch, isSaving, leavePageOfCart, openCart, openPageOfCart, saving, set, write } from './edited-cart';

beforeEach(async () => {
  await openPageOfCart();
  await openCart();
});
afterEach(leavePageOfCart);

test.each<[what: string, change: () => void]>([
  ['a change event', () => (set('2'), dispatch('change', '[name="quantity"]'))],
  ['an event of the theme’s own, on the field', () => dispatch('quantity-selector:update', '[name="quantity"]')],
  ['an event of the theme’s own, around the field', () => dispatch('quantity-selector:update', '.line')],
  ['a button beside it, whatever it does', () => dispatch('click', 'button')],
  ['an element with the role of a button beside it', () => dispatch('click', '[role="button"]')],
  ['a link that changes the line', () => dispatch('click', 'a')],
  ['a script that sets the field without an event', () => set('2')],
  [
    'a script that does so a task after a click elsewhere',
    () => (dispatch('click', '#apply'), setTimeout(set, 0, '2'), vi.advanceTimersByTime(1)),
  ],
])('a press waits for a quantity of the cart that was changed by %s', (_what, change) => {
  expect(isSaving()).toBe(false);
  change();
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
});

test.each(['#apply', '#ours', '[name="quantity"]', '.line'])('a click on %s changes nothing', (selector) => {
  dispatch('click', selector);
  vi.advanceTimersByTime(1);
  expect(isSaving()).toBe(false);
});

test('a quantity that the theme copies from the store’s answer into the field does not count as the shopper’s change', () => {
  set('9');
  dispatch('change', '[name="quantity"]');
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
  // The store has only three.
  set('3');
  vi.advanceTimersByTime(2000);
  expect(isSaving()).toBe(false);
  set('2');
  expect(isSaving()).toBe(true);
});

test('a press waits for a note that is typed after the theme has written the store’s answer into a field', () => {
  set('9');
  dispatch('change', '[name="quantity"]');
  write(0, 250);
  vi.advanceTimersByTime(250);
  set('3');
  // Timers come a little late in browsers.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 0.1);
  vi.advanceTimersByTime(300);
  set('ab', 'textarea');
  dispatch('input', 'textarea');
  vi.advanceTimersByTime(250);
  expect(isSaving()).toBe(true);
  vi.mocked(performance.now).mockRestore();
});

test('a line that the theme renders again with another quantity does not count as the shopper’s change', () => {
  document.querySelector('.line')!.outerHTML = '<div class="line"><input name="quantity" value="5"></div>';
  expect(isSaving()).toBe(false);
});

test('the change event at the end of typing is a new change only while what was typed is not saved', () => {
  set('a', 'textarea');
  dispatch('input', 'textarea');
  write(300, 200);
  vi.advanceTimersByTime(5000);
  dispatch('change', 'textarea');
  expect(isSaving()).toBe(false);
  set('ab', 'textarea');
  dispatch('input', 'textarea');
  vi.advanceTimersByTime(5000);
  dispatch('change', 'textarea');
  expect(isSaving()).toBe(true);
});
