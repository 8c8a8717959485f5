import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWrites } from '../../src/cart-watch/watch-writes';
import { simulateRequests } from './page-requests';

const { reset, finished } = simulateRequests();

/** The page's own promise, kept after `ms` milliseconds. */
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, { id: 1 }));

let calls: string[];

/** Listens; the watchers of earlier tests, which stay for good, are not heard. */
function watch(name: string, { since = 0, onWrite = (_startTime: number) => {} } = {}): void {
  const mine = calls;
  watchWrites({ since, onWrite, onChange: () => mine.push(name) });
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  reset();
  document.body.innerHTML = '';
});

afterEach(() => {
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

test('what the page wrote before it was listened to is told, from the given moment on', () => {
  vi.advanceTimersByTime(1000);
  finished({ name: '/cart/add.js', startTime: 100, responseEnd: 400 });
  const starts: number[] = [];
  watch('markup is newer', { since: 401, onWrite: (startTime) => starts.push(startTime) });
  vi.advanceTimersByTime(1000);
  expect([calls, starts]).toEqual([[], []]);
  reset();
  finished({ name: '/cart/add.js', startTime: 100, responseEnd: 400 });
  watch('markup is older', { since: 399, onWrite: (startTime) => starts.push(startTime) });
  vi.advanceTimersByTime(1000);
  expect([calls, starts]).toEqual([['markup is older'], [100]]);
});

test('tells when each write began, also of one that was refused', () => {
  const starts: number[] = [];
  watch('widget', { onWrite: (startTime) => starts.push(startTime) });
  finished({ name: '/cart/update.js', startTime: 5, responseStatus: 422 }, { name: '/cart.js', startTime: 6 });
  finished({ name: '/cart/change.js', startTime: 7, responseStatus: 200 });
  expect(starts).toEqual([5, 7]);
});

test('without PerformanceObserver the standard events are heard', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(() => watch('widget')).not.toThrow();
  standard('lines-update', { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
});
