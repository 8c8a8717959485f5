import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as CartEdit from '../../src/page/cart-edit';

let edit: typeof CartEdit;

beforeEach(async () => {
  vi.useFakeTimers();
  // Nobody types in a page's very first millisecond.
  vi.advanceTimersByTime(1000);
  // What was typed is kept in a module, so each test is a page of its own.
  vi.resetModules();
  edit = await import('../../src/page/cart-edit');
  edit.watchEdits();
});

afterEach(() => vi.useRealTimers());

/** The shopper types into the field. */
const type = (html = '<textarea name="note" form="cart"></textarea>') => {
  document.body.innerHTML = html;
  document.body.firstElementChild!.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The page writes to the cart after `delay` milliseconds, and has its answer `takes` milliseconds later. */
const write = (delay: number, takes: number) => {
  setTimeout(() => {
    const startTime = performance.now();
    setTimeout(() => edit.onWrite(startTime), takes);
  }, delay);
};

/** Whether the theme is saving now, and in which milliseconds from now that changes. */
function saving(): (boolean | number)[] {
  let last = edit.isSaving();
  const seen: (boolean | number)[] = [last];
  for (let ms = 1; ms <= 3000; ms++) {
    vi.advanceTimersByTime(1);
    if (edit.isSaving() !== last) seen.push(ms);
    last = edit.isSaving();
  }
  return seen;
}

test.each<[what: string, page: () => void, expected: (boolean | number)[]]>([
  ['until the write that follows it has ended', () => (type(), write(300, 250)), [true, 550]],
  ['1.5 s at most, if the theme saves nothing', () => type(), [true, 1500]],
  ['1.5 s at most, if the answer is slow', () => (type(), write(300, 2000)), [true, 1500]],
  ['beyond a write that began without its last letters', () => inTwoGoes(), [true, 500]],
])('theme contract 44: a note is waited for %s', (_what, page, expected) => {
  page();
  expect(saving()).toEqual(expected);
});

function inTwoGoes(): void {
  type();
  write(0, 200);
  vi.advanceTimersByTime(100);
  type();
  write(300, 200);
}

test('theme contract 44: a press with nothing to wait for goes on at once, also while the theme writes by itself', () => {
  write(0, 200);
  expect(saving()).toEqual([false]);
});

test.each([
  '<input name="updates[]" value="1">',
  '<input name="updates[42:a1]" value="1">',
  '<input name="attributes[Gift]">',
])('theme contract 44: so is what is typed into %s', (html) => {
  type(html);
  write(300, 100);
  expect(saving()).toEqual([true, 400]);
});

test.each(['<input name="quantity">', '<textarea name="contact[note]"></textarea>', '<input name="notes">', '<input>'])(
  'typing into %s is nothing to wait for',
  (html) => {
    type(html);
    expect(edit.isSaving()).toBe(false);
  },
);

test('a theme that stops the event of its own field is heard all the same', () => {
  document.body.addEventListener('input', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  type();
  expect(edit.isSaving()).toBe(true);
});

test('an event that comes from no field does not disturb', () => {
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.error);
  addEventListener('error', onError);
  document.dispatchEvent(new Event('input'));
  dispatchEvent(new Event('input'));
  removeEventListener('error', onError);
  expect([errors, edit.isSaving()]).toEqual([[], false]);
});
