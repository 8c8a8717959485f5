import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeComes, dispatch, isSaving, leavePageOfCart, openPageOfCart, saving, type, write } from './edited-cart';

beforeEach(async () => {
  await openPageOfCart();
  await codeComes();
});
afterEach(leavePageOfCart);

function typeTwice(): void {
  type();
  write(0, 200);
  vi.advanceTimersByTime(100);
  type();
  write(300, 200);
}

test.each<[what: string, page: () => void, expected: [boolean, number]]>([
  ['until the write that follows it has ended', () => (type(), write(300, 250)), [true, 550]],
  ['for 3 s at most if the theme saves nothing', () => type(), [true, 3000]],
  ['for 3 s at most if the answer is slow', () => (type(), write(300, 9000)), [true, 3000]],
  ['until its last letters are saved, not only the first', typeTwice, [true, 500]],
])('a press waits for a note that was typed: %s', (_what, happen, expected) => {
  happen();
  expect(saving()).toEqual(expected);
});

test('a press that comes 2 s after a change waits 3 s more for a slow answer', () => {
  type();
  write(300, 4000);
  vi.advanceTimersByTime(2000);
  expect(saving()).toEqual([true, 2300]);
});

test('a press does not wait while the theme writes and the shopper has changed nothing', () => {
  write(0, 200);
  expect(saving()).toEqual([false, 0]);
});

test.each([
  '<input name="updates[]" value="1">',
  '<input name="updates[42:a1]" value="1">',
  '<input name="attributes[Gift]">',
  '<input name="quantity">',
  '<form action="/cart/change"><input name="quantity"><input name="id"></form>',
])('a press waits for what was typed into %s', (html) => {
  document.body.innerHTML = html;
  dispatch('input', '[name]');
  write(300, 100);
  expect(saving()).toEqual([true, 400]);
});

test.each([
  '<form><input name="quantity"><input type="hidden" name="id" value="1"></form>',
  '<textarea name="contact[note]"></textarea>',
  '<input name="notes">',
  '<input>',
])('a press does not wait for what was typed into %s', (html) => {
  document.body.innerHTML = html;
  dispatch('input', 'input, textarea');
  expect(isSaving()).toBe(false);
});

test('a press waits for a form of the cart that was sent, and for no other form', () => {
  document.body.innerHTML = '<form action="/ja/cart/update"></form><form action="/search" id="other"></form>';
  dispatch('submit', '#other');
  expect(isSaving()).toBe(false);
  dispatch('submit', 'form');
  write(0, 250);
  expect(saving()).toEqual([true, 250]);
});

test('a press waits for a write that was announced until its promise is fulfilled or rejected', async () => {
  const announce = (promise?: Promise<unknown>) =>
    document.dispatchEvent(Object.assign(new Event('shopify:cart:lines-update'), { promise }));
  for (const how of ['resolve', 'reject'] as const) {
    announce(new Promise((resolve, reject) => setTimeout(how === 'resolve' ? resolve : reject, 700)));
    expect(isSaving()).toBe(true);
    await vi.advanceTimersByTimeAsync(701);
    expect(isSaving()).toBe(false);
  }
  announce();
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
});

test('a change is noticed even when the theme stops the event', () => {
  document.body.addEventListener('input', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  type();
  expect(isSaving()).toBe(true);
});

test('events that come from no field cause no error and are no change', () => {
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.error);
  addEventListener('error', onError);
  for (const one of ['input', 'change', 'click', 'submit', 'quantity-selector:update']) {
    document.dispatchEvent(new Event(one));
    dispatchEvent(new Event(one));
    document.body.dispatchEvent(new Event(one));
  }
  removeEventListener('error', onError);
  expect([errors, isSaving()]).toEqual([[], false]);
});
