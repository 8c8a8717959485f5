import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls, finished, leavePage, newPage, watch } from './watched-page';

/** The page's own promise, kept after `ms` milliseconds. */
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, { id: 1 }));

beforeEach(newPage);
afterEach(leavePage);

const standard = (what: string, props: object) =>
  document.body.dispatchEvent(Object.assign(new CustomEvent(`shopify:cart:${what}`, { bubbles: true }), props));

test.each(['lines-update', 'note-update', 'discount-update'])(
  'shopify:cart:%s calls back after its promise is fulfilled',
  async (what) => {
    watch('widget');
    standard(what, { promise: after(2000) });
    await vi.advanceTimersByTimeAsync(1999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['widget']);
  },
);

test('the promise of an event may stand in its detail, or be missing', async () => {
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

test('a page that comes back from the back/forward cache calls back, since it has missed what other pages wrote', () => {
  watch('widget');
  const show = (persisted: boolean) => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    vi.advanceTimersByTime(1000);
  };
  show(false);
  expect(calls).toEqual([]);
  show(true);
  expect(calls).toEqual(['widget']);
});

test('a rejected promise does not call back and causes no unhandled rejection', async () => {
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

test.each([
  'cart:view',
  'cart:error',
  'page:view',
  'product:view',
  'product:select',
  'collection:view',
  'collection:update',
  'search:update',
  // Not one of the eleven.
  'cart:attributes-update',
])('shopify:%s is no change of the cart', async (what) => {
  watch('widget');
  const event = new CustomEvent(`shopify:${what}`, { bubbles: true });
  document.body.dispatchEvent(Object.assign(event, { promise: Promise.resolve() }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([]);
});

test('an event whose propagation a theme stops is noticed', async () => {
  watch('widget');
  document.body.addEventListener('shopify:cart:lines-update', (event) => event.stopImmediatePropagation(), {
    once: true,
  });
  standard('lines-update', { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
});

test('unknown events of the page are ignored', () => {
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

test('without PerformanceObserver the standard events are noticed', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(() => watch('widget')).not.toThrow();
  standard('lines-update', { promise: Promise.resolve() });
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['widget']);
});
