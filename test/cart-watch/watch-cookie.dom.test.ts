import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls, finished, leavePage, newPage, watch } from './watched-page';

let cookieStore: EventTarget;

beforeEach(() => {
  newPage();
  // Nothing has answered in a page's very first milliseconds.
  vi.advanceTimersByTime(1000);
  cookieStore = new EventTarget();
  vi.stubGlobal('cookieStore', cookieStore);
  watch('widget');
});
afterEach(leavePage);

/** The browser tells that the store has set this cookie again. */
const renewed = (name = 'cart') =>
  void cookieStore.dispatchEvent(Object.assign(new Event('change'), { changed: [{ name }], deleted: [] }));

test.each<[what: string, page: () => void, expected: string[]]>([
  ['a cookie that no request accounts for is a write', () => renewed(), ['widget']],
  ['renewed twice it is one', () => (renewed(), renewed()), ['widget']],
  ['another cookie is none', () => renewed('analytics'), []],
  ['a read that is told afterwards accounts for it', () => (renewed(), finished({ name: '/cart.js' })), []],
  ['a read that was told before accounts for it', () => (finished({ name: '/cart.js' }), renewed()), []],
  ['a read of the cart’s page accounts for it', () => (renewed(), finished({ name: '/ja/cart?view=drawer' })), []],
  ['two reads account for two', () => (renewed(), finished({ name: '/cart.js' }, { name: '/cart.js' }), renewed()), []],
  [
    'a read accounts for its own, not for a write beside it',
    () => (renewed(), renewed(), finished({ name: '/cart.js' })),
    ['widget'],
  ],
  ['a write accounts for it, and is one', () => (renewed(), finished({ name: '/cart/add.js' })), ['widget']],
  [
    'a section that is read does not account for it',
    () => (renewed(), finished({ name: '/?sections=drawer' })),
    ['widget'],
  ],
  [
    'neither does a cart of elsewhere',
    () => (renewed(), finished({ name: 'https://elsewhere.example/cart.js' })),
    ['widget'],
  ],
])('theme contract 40: %s', (_what, page, expected) => {
  page();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(expected);
});

test('an earlier read does not explain it', () => {
  finished({ name: '/cart.js' });
  vi.advanceTimersByTime(1000);
  renewed();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['widget']);
});

const OWN = '/api/2025-07/graphql.json?operation_name=limitedCart';

/** A look whose answer's head comes at once and renews the cookie; its body comes after `takes` milliseconds, well or not. */
const looks = (takes: number, well = true, attempts = 1) => ({
  ask(answered: (well: boolean) => void) {
    for (let attempt = 0; attempt < attempts; attempt += 1) renewed();
    setTimeout(() => {
      answered(well);
      // The browser tells of it a little later.
      setTimeout(() => finished({ name: OWN }), 7);
    }, takes);
  },
});

test.each([
  ['comes at once', looks(0)],
  ['takes long', looks(3000)],
  ['fails', looks(50, false)],
  ['fails after several tries', looks(3000, false, 3)],
])('an answer that renews the cookie causes no further request: one that %s', (_what, options) => {
  calls.length = 0;
  watch('look', options);
  finished({ name: '/cart/change.js' });
  vi.advanceTimersByTime(60_000);
  expect(calls.filter((name) => name === 'look')).toEqual(['look']);
});

test.each<[what: string, page: () => void]>([
  ['of which an entry tells', () => finished({ name: '/cart/clear.js' })],
  ['of which only the cookie tells', () => renewed()],
])('a write of the page during such an answer causes one more request: %s', (_what, page) => {
  calls.length = 0;
  watch('look', looks(1000));
  finished({ name: '/cart/change.js' });
  vi.advanceTimersByTime(700);
  page();
  vi.advanceTimersByTime(60_000);
  expect(calls.filter((name) => name === 'look')).toEqual(['look', 'look']);
});

test('a press that reads the cart is no change of it', () => {
  renewed();
  finished({ name: OWN.replace('limitedCart', 'cart') });
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([]);
});
