import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCart } from '../../src/page/cart-watch';
import { simulateRequests } from './cart-requests';

const { observers, finished } = simulateRequests();

/** The page's own promise, kept after `ms` milliseconds. */
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, { id: 1 }));

let calls: string[];
let stops: (() => void)[];
const watch = (name: string) => {
  const stop = watchCart(() => calls.push(name));
  stops.push(stop);
  return stop;
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  stops = [];
  document.body.innerHTML = '';
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

const submit = (html: string) => {
  document.body.innerHTML = html;
  document
    .querySelector('form')
    ?.dispatchEvent(
      Object.assign(new Event('submit', { bubbles: true }), { submitter: document.querySelector('button') }),
    );
  const load = () => document.querySelector('object')?.dispatchEvent(new Event('load'));
  load();
  vi.advanceTimersByTime(1000);
  load();
  vi.advanceTimersByTime(1000);
};

test.each([
  ['into a frame', '<form action="/cart/add" target="f"><button></button></form>', ['widget']],
  ['that an input would hide', '<form action="/cart/add" target="f"><input name="action"></form>', ['widget']],
  ['by its button', '<form action="/"><button formaction="/cart/add" formtarget="f"></button></form>', ['widget']],
  ['of another kind into a frame', '<form action="/search" target="f"><button></button></form>', []],
  ['that leaves the page', '<form action="/cart/add"><button></button></form>', []],
])('a post %s calls back once: %j', (_case, form, expected) => {
  watch('widget');
  submit(`${form}<object name="f"></object>`);
  expect(calls).toEqual(expected);
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

test('without PerformanceObserver the standard events are heard', async () => {
  vi.resetModules();
  vi.stubGlobal('PerformanceObserver', undefined);
  delete (window as { PerformanceObserver?: unknown }).PerformanceObserver;
  const stop = (await import('../../src/page/cart-watch')).watchCart(() => calls.push('widget'));
  standard('lines-update', { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  expect(calls).toEqual(['widget']);
});
