import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls, finished, leavePage, newPage, reset, watch } from './watched-page';

beforeEach(newPage);
afterEach(leavePage);

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

test.each(['add', 'change', 'update', 'clear'])('knows a write to /cart/%s in every spelling', (write) => {
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

test.each(['/cart.data', '/en-us/cart.data?_routes=routes%2Fcart', '/api/cart', `${location.origin}/api/cart?x=1`])(
  'Hydrogen’s request to %s counts as a write',
  (name) => {
    watch('widget');
    expect(tells(name)).toBe(1);
  },
);

test.each([
  '/',
  '/cart.database',
  '/products/cart.data',
  '/api/cart/lines',
  '/en/api/cart',
  'https://elsewhere.example/cart.data',
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
])('a request to %s is no write', (name) => {
  watch('widget');
  expect(tells(name)).toBe(0);
});

test('writes in quick succession call back once, at their end', () => {
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

test('fetch and XMLHttpRequest of the page are not replaced', () => {
  const before = [window.fetch, XMLHttpRequest, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send];
  watch('widget');
  expect([window.fetch, XMLHttpRequest, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]).toEqual(before);
});

test('writes before this code are reported if they ended after the given time', () => {
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

test('reports when each write began, also when the store refused it', () => {
  const starts: number[] = [];
  watch('widget', { onWrite: (startTime) => starts.push(startTime) });
  finished({ name: '/cart/update.js', startTime: 5, responseStatus: 422 }, { name: '/cart.js', startTime: 6 });
  finished({ name: '/cart/change.js', startTime: 7, responseStatus: 200 });
  expect(starts).toEqual([5, 7]);
});
