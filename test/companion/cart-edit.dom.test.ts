import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../checkout/answers';
import { simulateRequests } from '../cart-watch/page-requests';
import { interact, openPage, type OpenPage } from './open-page';

const { reset, finished } = simulateRequests();
let page: OpenPage;

/** Opens a cart page with its host outside of what the tests write into it. */
async function open(): Promise<void> {
  document.body.innerHTML = '<div></div>';
  const host = document.createElement('p');
  page = await openPage(host);
}

beforeEach(async () => {
  vi.useFakeTimers();
  // Nobody types in a page's very first millisecond.
  vi.advanceTimersByTime(1000);
  reset();
  const full = {
    lines: { nodes: [{ quantity: 1, merchandise: { requiresShipping: true }, sellingPlanAllocation: null }] },
  };
  vi.stubGlobal('fetch', async () => answer({ data: { cart: full } }));
  document.cookie = 'cart=c1?key=k1';
  await open();
});

afterEach(() => {
  page.end();
  vi.useRealTimers();
});

/** The code that can tell has come. */
const judge = () => interact();

const dispatch = (type: string, selector = 'body *') =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

/** The shopper types into the field. */
const type = (html = '<textarea name="note" form="cart"></textarea>') => {
  document.body.innerHTML = html;
  dispatch('input');
};

/** The page writes to the cart after `delay` milliseconds, and has its answer `takes` milliseconds later. */
const write = (delay: number, takes: number) => {
  setTimeout(() => {
    const startTime = performance.now();
    setTimeout(() => finished({ name: '/cart/update.js', startTime }), takes);
  }, delay);
};

/** Whether a press that comes now waits, and for how many milliseconds. */
function saving(): [waits: boolean, ms: number] {
  const pressed = performance.now();
  const waits = page.isSaving();
  let ms = 0;
  for (; page.isSaving(pressed) && ms < 3000; ms++) vi.advanceTimersByTime(1);
  return [waits, ms];
}

const LINE = `<div id="cart"><div class="line"><input name="quantity" value="1"><b><button>+</button></b></div>
  <div class="line"><input name="updates[]" value="1"><i role="button"></i><a href="/cart/change?line=1&amp;quantity=0">x</a></div>
  <textarea name="note"></textarea><button id="apply">y</button></div><p access-token="t"><button id="ours">z</button></p>`;

const openCart = async () => {
  document.body.innerHTML = LINE;
  await judge();
};
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const set = (value: string, selector = '[name="quantity"]') => void (field(selector).value = value);

test.each<[what: string, page: () => void, expected: [boolean, number]]>([
  ['until the write that follows it has ended', () => (type(), write(300, 250)), [true, 550]],
  ['3 s at most, if the theme saves nothing', () => type(), [true, 3000]],
  ['3 s at most, if the answer is slow', () => (type(), write(300, 9000)), [true, 3000]],
  ['beyond a write that began without its last letters', () => inTwoGoes(), [true, 500]],
])('theme contract 44: a note is waited for %s', async (_what, page, expected) => {
  await judge();
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

test('theme contract 44: a press that comes 2 s after a change waits 3 s more for a slow answer', async () => {
  await judge();
  type();
  write(300, 4000);
  vi.advanceTimersByTime(2000);
  expect(saving()).toEqual([true, 2300]);
});

test('theme contract 44: a press with nothing to wait for goes on at once, also while the theme writes by itself', async () => {
  await judge();
  write(0, 200);
  expect(saving()).toEqual([false, 0]);
});

test.each([
  '<input name="updates[]" value="1">',
  '<input name="updates[42:a1]" value="1">',
  '<input name="attributes[Gift]">',
  '<input name="quantity">',
  '<form action="/cart/change"><input name="quantity"><input name="id"></form>',
])('theme contract 44: so is what is typed into %s', async (html) => {
  await judge();
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
])('typing into %s is nothing to wait for', async (html) => {
  await judge();
  document.body.innerHTML = html;
  dispatch('input', 'input, textarea');
  expect(page.isSaving()).toBe(false);
});

test.each<[what: string, change: () => void]>([
  ['a change event', () => (set('2'), dispatch('change', '[name="quantity"]'))],
  ['an event of the theme’s own, on the field', () => dispatch('quantity-selector:update', '[name="quantity"]')],
  ['an event of the theme’s own, around the field', () => dispatch('quantity-selector:update', '.line')],
  ['a button beside it, whatever it does', () => dispatch('click', 'button')],
  ['what stands as a button beside it', () => dispatch('click', '[role="button"]')],
  ['a link that changes the line', () => dispatch('click', 'a')],
  ['a script that writes to the field without a word', () => set('2')],
  [
    'a script that does so a task after a click elsewhere',
    () => (dispatch('click', '#apply'), setTimeout(set, 0, '2'), vi.advanceTimersByTime(1)),
  ],
])('a quantity of the cart is waited for that is changed by %s', async (_what, change) => {
  await openCart();
  expect(page.isSaving()).toBe(false);
  change();
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
});

test('a form that a theme sends by itself is waited for', async () => {
  await judge();
  document.body.innerHTML = '<form action="/ja/cart/update"></form><form action="/search" id="other"></form>';
  dispatch('submit', '#other');
  expect(page.isSaving()).toBe(false);
  dispatch('submit', 'form');
  write(0, 250);
  expect(saving()).toEqual([true, 250]);
});

test.each(['#apply', '#ours', '[name="quantity"]', '.line'])('a click on %s changes nothing', async (selector) => {
  await openCart();
  dispatch('click', selector);
  vi.advanceTimersByTime(1);
  expect(page.isSaving()).toBe(false);
});

test('the answer that a theme writes into the fields is no change of the shopper’s', async () => {
  await openCart();
  set('9');
  dispatch('change', '[name="quantity"]');
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
  // The store has only three.
  set('3');
  vi.advanceTimersByTime(2000);
  expect(page.isSaving()).toBe(false);
  set('2');
  expect(page.isSaving()).toBe(true);
});

test('lines that are rendered anew say what they say for the first time', async () => {
  await openCart();
  document.querySelector('.line')!.outerHTML = '<div class="line"><input name="quantity" value="5"></div>';
  expect(page.isSaving()).toBe(false);
});

test('the change that ends an input says nothing new once that is saved, and is waited for while it is not', async () => {
  await openCart();
  set('a', 'textarea');
  dispatch('input', 'textarea');
  write(300, 200);
  vi.advanceTimersByTime(5000);
  dispatch('change', 'textarea');
  expect(page.isSaving()).toBe(false);
  set('ab', 'textarea');
  dispatch('input', 'textarea');
  vi.advanceTimersByTime(5000);
  dispatch('change', 'textarea');
  expect(page.isSaving()).toBe(true);
});

test('a write that is announced is waited for until its promise is kept, or broken', async () => {
  await judge();
  const announce = (promise?: Promise<unknown>) =>
    document.dispatchEvent(Object.assign(new Event('shopify:cart:lines-update'), { promise }));
  for (const how of ['resolve', 'reject'] as const) {
    announce(new Promise((resolve, reject) => setTimeout(how === 'resolve' ? resolve : reject, 700)));
    expect(page.isSaving()).toBe(true);
    await vi.advanceTimersByTimeAsync(701);
    expect(page.isSaving()).toBe(false);
  }
  announce();
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
});

test.each<[what: string, change: () => void]>([
  ['typed', () => dispatch('input', '[name="quantity"]')],
  ['pressed for', () => dispatch('click', 'button')],
  ['written by a script', () => set('2')],
])('what was %s before the code came that can tell is waited for by it', async (_what, change) => {
  document.body.innerHTML = LINE;
  change();
  await judge();
  write(300, 250);
  expect(saving()).toEqual([true, 550]);
});

test('until that code is here any event of the page may have changed the cart, for 3 s; a press of ours has not', async () => {
  document.body.innerHTML = LINE;
  dispatch('click', '#ours');
  expect(page.isSaving()).toBe(false);
  dispatch('click', '#apply');
  expect(page.isSaving()).toBe(true);
  await judge();
  expect(page.isSaving()).toBe(false);
  expect(saving()).toEqual([false, 0]);
});

test('a theme that stops the event of its own field is heard all the same', async () => {
  await judge();
  document.body.addEventListener('input', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  type();
  expect(page.isSaving()).toBe(true);
});

test('an event that comes from no field does not disturb', async () => {
  await judge();
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.error);
  addEventListener('error', onError);
  for (const one of ['input', 'change', 'click', 'submit', 'quantity-selector:update']) {
    document.dispatchEvent(new Event(one));
    dispatchEvent(new Event(one));
    document.body.dispatchEvent(new Event(one));
  }
  removeEventListener('error', onError);
  expect([errors, page.isSaving()]).toEqual([[], false]);
});
