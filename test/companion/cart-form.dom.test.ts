import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  codeComes,
  dispatch,
  isSaving,
  leavePageOfCart,
  openPageOfCart,
  saving,
  set,
  unsavedFields,
  write,
} from './edited-cart';

/** The cart of an older theme: one form with a list of quantities, a note and attributes, and a field that is no part of the cart. */
const FORM = `<form method="post" action="/ja/cart"><input name="updates[]" value="1"><input name="updates[]" value="2">
  <textarea name="note"></textarea><input type="checkbox" name="attributes[包装]" value="あり"><input name="email" value="a"></form>
  <input name="attributes[届け日]" value="" form="outside"><form action="/search" id="other"><input name="attributes[x]"></form>`;

beforeEach(async () => {
  await openPageOfCart();
  document.body.innerHTML = FORM;
  await codeComes();
});
afterEach(leavePageOfCart);

const NOTE = [['note', 'のし']];
const LIST = [
  ['updates[]', '3'],
  ['updates[]', '2'],
  ['note', ''],
];

function typeNote(): void {
  set('のし', '[name="note"]');
  dispatch('input', '[name="note"]');
}

/** Seconds later, when a theme that saves by itself has done so. */
const later = () => vi.advanceTimersByTime(5000);

test('what is typed into a form of the cart waits 0.7 s for the page, and is then ours to send', () => {
  typeNote();
  // Counted from a moment before the event.
  expect(saving()).toEqual([true, 699]);
  expect(unsavedFields()).toEqual(NOTE);
  later();
  expect([isSaving(), unsavedFields()]).toEqual([false, NOTE]);
});

test.each<[what: string, edit: () => void, expected: unknown]>([
  ['nothing', () => {}, []],
  ['a note', typeNote, NOTE],
  ['a quantity', () => (set('3', '[name="updates[]"]'), dispatch('change', '[name="updates[]"]')), LIST],
  ['a quantity that a button of the theme’s has set', () => set('3', '[name="updates[]"]'), LIST],
  ['a field of another form', () => (set('3', '#other input'), dispatch('input', '#other input')), []],
  [
    'a note whose form is gone',
    () => {
      typeNote();
      document.querySelector('form')!.remove();
    },
    [],
  ],
])('after an edit of %s a press sends what the form would', (_what, edit, expected) => {
  edit();
  isSaving();
  later();
  expect(unsavedFields()).toEqual(expected);
});

test.each([
  ['/cart/update.js', []],
  ['/ja/cart/update', []],
  ['/cart/change.js', NOTE],
  ['/cart/add.js', NOTE],
])('a note that was typed before the page has written to %s', (path, expected) => {
  typeNote();
  write(300, 100, path);
  later();
  expect([isSaving(), unsavedFields()]).toEqual([false, expected]);
});

test('quantities are sent no more once the page has changed a line: a list would be in another order', () => {
  typeNote();
  set('3', '[name="updates[]"]');
  dispatch('change', '[name="updates[]"]');
  write(300, 100, '/cart/change');
  later();
  expect(unsavedFields()).toEqual(NOTE);
});

test('a quantity that the theme copies from the store’s answer into the form is not ours to send', () => {
  set('9', '[name="updates[]"]');
  dispatch('change', '[name="updates[]"]');
  write(0, 100);
  vi.advanceTimersByTime(100);
  set('3', '[name="updates[]"]');
  // Timers come a little late in browsers.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 0.1);
  vi.advanceTimersByTime(1000);
  expect([isSaving(), unsavedFields()]).toEqual([false, []]);
  vi.mocked(performance.now).mockRestore();
});
