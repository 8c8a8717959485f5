import { afterEach, expect, test, vi } from 'vitest';
import { cartSettled, isCartSettled } from '../../src/page/cart-settled';
import { watchCart } from '../../src/page/cart-watch';
import { simulateRequests } from './cart-requests';

const { post } = simulateRequests();

const field = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
};
const note = () => field('<textarea name="note" form="cart"></textarea>');

function type(control: HTMLInputElement, value: string): void {
  control.value = value;
  say(control, 'input');
}
const say = (control: Element, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }));

// One clock for the file: what one test foretold is over in the next.
vi.useFakeTimers();
watchCart(() => {});
afterEach(() => void vi.advanceTimersByTime(10_000));

/** How long a press waits from now, in milliseconds. */
async function waits(limitMs?: number): Promise<number> {
  const pressed = performance.now();
  let settledAt: number | null = null;
  void cartSettled(limitMs).then(() => (settledAt = performance.now()));
  await vi.advanceTimersByTimeAsync(5000);
  return Math.round((settledAt ?? Infinity) - pressed);
}

test('theme contract 44: a press with nothing to wait for goes on at once, without a timer', async () => {
  expect(isCartSettled()).toBe(true);
  const settled = cartSettled();
  expect(vi.getTimerCount()).toBe(0);
  await settled;
});

test('theme contract 44: a press 100 ms after typing waits for the note, posted 300 ms after the last key', async () => {
  type(note(), 'Gift');
  post('/cart/update.js', 300, 250);
  vi.advanceTimersByTime(100);
  expect(isCartSettled()).toBe(false);
  expect(await waits()).toBe(450);
  expect(isCartSettled()).toBe(true);
});

test('theme contract 44: a note that is being saved without its last letters is not the end of it', async () => {
  const area = note();
  type(area, 'Gif');
  post('/cart/update.js', 0, 200);
  vi.advanceTimersByTime(100);
  type(area, 'Gift');
  post('/cart/update.js', 300, 200);
  expect(await waits()).toBe(500);
});

test('theme contract 44: leaving the note, as a press does, asks for nothing more when it has been saved', async () => {
  const area = note();
  type(area, 'Gift');
  post('/cart/update.js', 300, 200);
  vi.advanceTimersByTime(1000);
  say(area, 'change');
  expect(isCartSettled()).toBe(true);
});

test('theme contract 44: leaving the note while it is being saved waits for that one save', async () => {
  const area = note();
  type(area, 'Gift');
  post('/cart/update.js', 300, 600);
  vi.advanceTimersByTime(500);
  say(area, 'change');
  expect(await waits()).toBe(400);
});

test('theme contract 44: a theme that saves the note when it is left is waited for', async () => {
  const area = note();
  type(area, 'Gift');
  vi.advanceTimersByTime(20_000);
  say(area, 'change');
  post('/cart/update', 0, 200);
  expect(await waits()).toBe(200);
});

test('a note that fails to be saved is not waited for any longer', async () => {
  type(note(), 'Gift');
  post('/cart/update.js', 300, 100, 422);
  expect(await waits()).toBe(400);
});

test('a note is not saved by another write', async () => {
  type(note(), 'Gift');
  post('/cart/change.js', 0, 100);
  post('/cart/update.js', 300, 100);
  expect(await waits()).toBe(400);
});

test('a theme that never saves the note costs the limit at most, and after a while nothing', async () => {
  type(note(), 'Gift');
  expect(await waits()).toBe(1500);
  type(note(), 'Gift');
  expect(await waits(200)).toBe(200);
  expect(isCartSettled()).toBe(true);
});

test('a press waits no longer than what was foretold can take', async () => {
  type(note(), 'Gift');
  vi.advanceTimersByTime(2000);
  expect(await waits()).toBe(1000);
  expect(isCartSettled()).toBe(true);
});

test('a post into a frame has ended when the frame has loaded', async () => {
  field('<form action="/cart/add" target="f"></form><object name="f"></object>');
  say(document.querySelector('form') as Element, 'submit');
  setTimeout(() => document.querySelector('object')?.dispatchEvent(new Event('load')), 250);
  expect(await waits()).toBe(250);
});

test('two presses wait for the same write', async () => {
  type(note(), 'Gift');
  post('/cart/update.js', 300, 100);
  expect(await Promise.all([waits(), waits(100)])).toEqual([400, 100]);
});

test.each([
  ['a quantity', '<input name="updates[]" value="1">', '/cart/change.js'],
  ['a quantity by line', '<input name="updates[42:a1]" value="1">', '/cart/update.js'],
  ['an attribute', '<input name="attributes[Gift]">', '/cart/update.js'],
])('%s that changes is waited for', async (_case, html, path) => {
  const control = field(html);
  type(control, '3');
  say(control, 'change');
  post(path, 300, 100);
  expect(await waits()).toBe(400);
});

test('a box that is ticked and unticked is waited for each time', async () => {
  const box = field('<input type="checkbox" name="attributes[Gift]">');
  box.checked = true;
  say(box, 'change');
  post('/cart/update.js', 0, 100);
  vi.advanceTimersByTime(500);
  box.checked = false;
  say(box, 'change');
  post('/cart/update.js', 0, 100);
  expect(await waits()).toBe(100);
});

test.each(['<input name="quantity">', '<textarea name="contact[note]"></textarea>', '<input name="notes">', '<input>'])(
  'typing into %s is nothing to wait for',
  (html) => {
    type(field(html), '2');
    expect(isCartSettled()).toBe(true);
  },
);

test.each([
  ['a link that removes a line', '<a href="/cart/change?line=1&amp;quantity=0"><svg></svg></a>', 'svg', 'click'],
  ['a form that adds', '<form action="/en-ca/cart/add"><input name="action"></form>', 'form', 'submit'],
])('%s is waited for', async (_case, html, target, event) => {
  field(html);
  say(document.querySelector(target) as Element, event);
  post(event === 'click' ? '/cart/change.js' : '/cart/add.js', 0, 300);
  expect(await waits()).toBe(300);
});

test.each([
  ['another link', '<a href="/cart"></a>', 'a', 'click'],
  ['a form that searches', '<form action="/search"></form>', 'form', 'submit'],
  ['a form without an address', '<form></form>', 'form', 'submit'],
])('%s is nothing to wait for', (_case, html, target, event) => {
  field(html);
  say(document.querySelector(target) as Element, event);
  expect(isCartSettled()).toBe(true);
});

test.each([
  ['is kept', (resolve: () => void) => resolve()],
  ['is broken', (_resolve: () => void, reject: (error: Error) => void) => reject(new Error('sold out'))],
])('theme contract 41: a write that was announced is waited for until its promise %s', async (_case, end) => {
  const promise = new Promise<void>((resolve, reject) => setTimeout(end, 250, resolve, reject));
  document.dispatchEvent(new CustomEvent('shopify:cart:lines-update', { detail: { promise } }));
  expect(isCartSettled()).toBe(false);
  expect(await waits()).toBe(250);
});

test('a note whose save is announced is settled by the promise, whatever API it is written by', async () => {
  const area = note();
  type(area, 'Gift');
  setTimeout(() => {
    const promise = new Promise((resolve) => setTimeout(resolve, 100));
    document.dispatchEvent(Object.assign(new Event('shopify:cart:note-update'), { promise }));
  }, 300);
  expect(await waits()).toBe(400);
  say(area, 'change');
  expect(isCartSettled()).toBe(true);
});
