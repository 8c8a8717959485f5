import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as CartWatch from '../../src/page/cart-watch';
import { simulateRequests } from './cart-requests';

const { observers, finished, post } = simulateRequests();

/** The page's own promise, kept after `ms` milliseconds. */
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, { id: 1 }));

let watchCart: typeof CartWatch.watchCart;
let isSaving: typeof CartWatch.isSaving;
let calls: string[];
let stops: (() => void)[];
const watch = (name: string) => {
  const stop = watchCart(() => calls.push(name));
  stops.push(stop);
  return stop;
};

beforeEach(async () => {
  vi.useFakeTimers();
  // Nobody types in a page's very first millisecond.
  vi.advanceTimersByTime(1000);
  calls = [];
  stops = [];
  observers.length = 0;
  document.body.innerHTML = '';
  // The watcher stays for good, so each test is a page of its own.
  vi.resetModules();
  ({ watchCart, isSaving } = await import('../../src/page/cart-watch'));
});

afterEach(() => {
  stops.forEach((stop) => stop());
  vi.runAllTimers();
  vi.useRealTimers();
});

test.each([
  [200, ['widget']],
  [204, ['widget']],
  [0, ['widget']],
  [undefined, ['widget']],
  [400, []],
  [422, []],
  [500, []],
])('an answer with status %s calls back: %j', (responseStatus, expected) => {
  watch('widget');
  finished({ name: '/cart/add.js', responseStatus });
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(expected);
});

const tells = (name: string) => {
  finished({ name });
  vi.advanceTimersByTime(1000);
  return calls.splice(0).length;
};

test.each(['add', 'change', 'update', 'clear'])('theme contract 40: knows /cart/%s in every spelling', (write) => {
  const spellings = [
    `/cart/${write}`,
    `/cart/${write}.js`,
    `/cart/${write}?id=1`,
    `/cart/${write}.js?sections=a%2Fb`,
    `/en-ca/cart/${write}.js`,
    `/zh-hant-tw/cart/${write}/`,
    `${location.origin}/fr/cart/${write}#x`,
  ];
  watch('widget');
  expect(spellings.map((name) => [name, tells(name)])).toEqual(spellings.map((name) => [name, 1]));
});

test.each([
  '/',
  '/cart',
  '/cart.js',
  '/cart.json',
  '/cart/shipping_rates.json',
  '/cart/add-ons',
  '/cart/added.js',
  '/products/tea?then=/cart/add',
  '/apps/reviews/cart/add',
  '/pages/cart/add',
  '/market/cart/add',
  'https://elsewhere.example/cart/add.js',
  '//elsewhere.example/cart/add.js',
  `//elsewhere.example/?then=${location.origin}/cart/add`,
  `${location.origin}0/cart/add`,
  `${location.origin.replace('http:', 'https:')}/cart/add.js`,
  'data:,/cart/add',
])('theme contract 40: a request to %s writes nothing', (name) => {
  watch('widget');
  expect(tells(name)).toBe(0);
});

test('theme contract 40: a burst calls back once, when it has settled', () => {
  watch('widget');
  finished({ name: '/cart/add.js' }, { name: '/cart/change.js' });
  vi.advanceTimersByTime(150);
  finished({ name: '/cart/update.js' });
  vi.advanceTimersByTime(150);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['widget']);
  finished({ name: '/cart/clear.js' });
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['widget', 'widget']);
});

test('all subscribers hear of a change through one watcher, until they stop', () => {
  const listeners = vi.spyOn(document, 'addEventListener');
  const stop = watch('cart page');
  watch('drawer');
  finished({ name: '/cart/add.js' });
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['cart page', 'drawer']);

  finished({ name: '/cart/add.js' });
  stop();
  stop();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['cart page', 'drawer', 'drawer']);
  expect([observers.length, listeners.mock.calls.length]).toEqual([1, 0]);
});

test('a drawer that is rendered anew by the change hears of it', () => {
  const stop = watch('before');
  finished({ name: '/cart/change.js' });
  stop();
  watch('after');
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['after']);
});

const standard = (what: string, props: object) =>
  document.body.dispatchEvent(Object.assign(new CustomEvent(`shopify:cart:${what}`, { bubbles: true }), props));

test.each(['lines-update', 'note-update', 'discount-update', 'attributes-update'])(
  'theme contract 41: shopify:cart:%s calls back after its promise is fulfilled',
  async (what) => {
    watch('widget');
    standard(what, { promise: after(2000) });
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['widget']);
  },
);

test('theme contract 41: the promise may stand in the detail, or be missing', async () => {
  watch('widget');
  document.dispatchEvent(new CustomEvent('shopify:cart:lines-update', { detail: { promise: after(2000) } }));
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
  document.dispatchEvent(new Event('shopify:cart:lines-update'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget', 'widget']);
});

test('theme contract 41: a rejected promise does not call back, and its rejection stays with the page', async () => {
  watch('widget');
  standard('lines-update', { promise: Promise.reject(new Error('sold out')) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([]);
});

test('a standard event and the request it announces are one change', async () => {
  watch('widget');
  standard('lines-update', { promise: after(20) });
  finished({ name: '/cart/change.js' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
});

test.each(['view', 'error'])('theme contract 41: shopify:cart:%s is no change', async (what) => {
  watch('widget');
  standard(what, { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([]);
});

test("a theme that stops its own event's way is heard all the same", async () => {
  watch('widget');
  document.body.addEventListener('shopify:cart:lines-update', (event) => event.stopImmediatePropagation(), {
    once: true,
  });
  standard('lines-update', { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
});

test('strange events of the page do not disturb', () => {
  watch('widget');
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.error);
  window.addEventListener('error', onError);
  for (const type of ['input', 'change', 'click', 'submit']) {
    document.dispatchEvent(new Event(type));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  }
  window.removeEventListener('error', onError);
  vi.advanceTimersByTime(1000);
  expect([errors, calls]).toEqual([[], []]);
});

test('theme contract 40: the fetch and XMLHttpRequest of the page are left as they are', () => {
  const before = [window.fetch, XMLHttpRequest, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send];
  watch('widget');
  expect([window.fetch, XMLHttpRequest, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]).toEqual(before);
});

/** The shopper types into the field. */
const type = (html = '<textarea name="note" form="cart"></textarea>') => {
  document.body.innerHTML = html;
  document.body.firstElementChild!.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether the theme is saving now, and in which milliseconds from now that changes. */
function saving(): (boolean | number)[] {
  const seen: (boolean | number)[] = [isSaving()];
  let last = isSaving();
  for (let ms = 1; ms <= 3000; ms++) {
    vi.advanceTimersByTime(1);
    if (isSaving() !== last) seen.push(ms);
    last = isSaving();
  }
  return seen;
}

const UPDATE = '/cart/update.js';

test.each<[what: string, page: () => void, expected: (boolean | number)[]]>([
  ['until the write that follows it has ended', () => (type(), post(UPDATE, 300, 250)), [true, 550]],
  ['until its write has failed', () => (type(), post(UPDATE, 300, 100, 422)), [true, 400]],
  ['1.5 s at most, if the theme saves nothing', () => type(), [true, 1500]],
  ['1.5 s at most, if the answer is slow', () => (type(), post(UPDATE, 300, 2000)), [true, 1500]],
  ['while the cart is only read', () => (type(), post('/cart.js', 0, 100)), [true, 1500]],
  ['beyond a write that began without its last letters', () => inTwoGoes(), [true, 500]],
])('theme contract 44: a note is waited for %s', (_what, page, expected) => {
  watch('widget');
  page();
  expect(saving()).toEqual(expected);
});

function inTwoGoes(): void {
  type();
  post(UPDATE, 0, 200);
  vi.advanceTimersByTime(100);
  type();
  post(UPDATE, 300, 200);
}

test('theme contract 44: a press with nothing to wait for goes on at once, also while the theme writes by itself', () => {
  watch('widget');
  post(UPDATE, 0, 200);
  expect(saving()).toEqual([false]);
});

test.each([
  '<input name="updates[]" value="1">',
  '<input name="updates[42:a1]" value="1">',
  '<input name="attributes[Gift]">',
])('theme contract 44: so is what is typed into %s', (html) => {
  watch('widget');
  type(html);
  post(UPDATE, 300, 100);
  expect(saving()).toEqual([true, 400]);
});

test.each(['<input name="quantity">', '<textarea name="contact[note]"></textarea>', '<input name="notes">', '<input>'])(
  'typing into %s is nothing to wait for',
  (html) => {
    watch('widget');
    type(html);
    expect(isSaving()).toBe(false);
  },
);

test('a theme that stops the event of its own field is heard all the same', () => {
  watch('widget');
  document.body.addEventListener('input', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  type();
  expect(isSaving()).toBe(true);
});

test('without PerformanceObserver the standard events are heard', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(() => watch('widget')).not.toThrow();
  standard('lines-update', { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
});
