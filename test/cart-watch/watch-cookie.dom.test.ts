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
  ['a renewal of the cart’s cookie that no request explains is a write', () => renewed(), ['widget']],
  ['two such renewals in quick succession are one write', () => (renewed(), renewed()), ['widget']],
  ['a renewal of another cookie is no write', () => renewed('analytics'), []],
  ['a read that is reported after the renewal explains it', () => (renewed(), finished({ name: '/cart.js' })), []],
  ['a read that is reported before the renewal explains it', () => (finished({ name: '/cart.js' }), renewed()), []],
  ['a read of the cart’s page explains a renewal', () => (renewed(), finished({ name: '/ja/cart?view=drawer' })), []],
  [
    'two reads explain two renewals',
    () => (renewed(), finished({ name: '/cart.js' }, { name: '/cart.js' }), renewed()),
    [],
  ],
  [
    'a read explains one renewal, and a second one is a write',
    () => (renewed(), renewed(), finished({ name: '/cart.js' })),
    ['widget'],
  ],
  [
    'a write explains its renewal, and is reported once',
    () => (renewed(), finished({ name: '/cart/add.js' })),
    ['widget'],
  ],
  ['a read of a section explains no renewal', () => (renewed(), finished({ name: '/?sections=drawer' })), ['widget']],
  [
    'a read of another site’s cart explains no renewal',
    () => (renewed(), finished({ name: 'https://elsewhere.example/cart.js' })),
    ['widget'],
  ],
])('%s', (_what, page, expected) => {
  page();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(expected);
});

test('a cart whose cookie is gone, as after its order in another tab, has changed', () => {
  cookieStore.dispatchEvent(Object.assign(new Event('change'), { changed: [], deleted: [{ name: 'cart' }] }));
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['widget']);
});

test('a read of the cart one second earlier does not count as the cause of a renewed cookie', () => {
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
])('our own look at the cart renews the cookie and causes no second look, when its answer %s', (_what, options) => {
  calls.length = 0;
  watch('look', options);
  finished({ name: '/cart/change.js' });
  vi.advanceTimersByTime(60_000);
  expect(calls.filter((name) => name === 'look')).toEqual(['look']);
});

test.each<[what: string, page: () => void]>([
  ['that the browser reports', () => finished({ name: '/cart/clear.js' })],
  ['that only renews the cookie', () => renewed()],
])('a write of the page during our look at the cart causes one more look: a write %s', (_what, page) => {
  calls.length = 0;
  watch('look', looks(1000));
  finished({ name: '/cart/change.js' });
  vi.advanceTimersByTime(700);
  page();
  vi.advanceTimersByTime(60_000);
  expect(calls.filter((name) => name === 'look')).toEqual(['look', 'look']);
});

test('a press that reads the cart causes no look at it', () => {
  renewed();
  finished({ name: OWN.replace('limitedCart', 'cart') });
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([]);
});
