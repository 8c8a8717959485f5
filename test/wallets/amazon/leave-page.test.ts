import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavePage, type Departure } from '../../../wallets/amazon/leave-page';

/** The window, and its history where the browser has a Navigation API. */
let page: EventTarget;
let navigation: EventTarget;
let left: AbortController;
let departure: Departure | null;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  navigation = new EventTarget();
  left = new AbortController();
  departure = null;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Has a script leave the page, in a browser with or without a Navigation API. */
function begin(isNew: boolean): void {
  vi.stubGlobal('navigation', isNew ? navigation : undefined);
  void leavePage(() => {}, left.signal).then((known) => (departure = known));
}

/** The event of a load that begins. */
const load = (to: object = {}, more: object = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), {
      destination: { sameDocument: false, url: 'https://amazon.example/', ...to },
      downloadRequest: null,
      ...more,
    }),
  );
const after = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  return departure;
};

test.each([true, false])('without a load the page has stayed after 30 s; new browser: %s', async (isNew) => {
  begin(isNew);
  expect(await after(29_999)).toBeNull();
  expect(await after(1)).toBe('stayed');
  expect(vi.getTimerCount()).toBe(0);
});

test('a load that has begun is waited for until the page is left', async () => {
  begin(true);
  load();
  page.dispatchEvent(new Event('beforeunload'));
  expect(await after(299_000)).toBeNull();
  left.abort();
  expect(await after(0)).toBe('left');
});

test.each(['navigateerror', 'navigatesuccess'])(
  'after %s the page has stayed, unless another load begins',
  async (name) => {
    begin(true);
    load();
    navigation.dispatchEvent(new Event(name));
    load();
    expect(await after(299_000)).toBeNull();
    navigation.dispatchEvent(new Event(name));
    expect(await after(999)).toBeNull();
    expect(await after(1)).toBe('stopped');
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each<[string, object, object?]>([
  ['a place in the page', { sameDocument: true }],
  ['a mail', { url: 'mailto:a@shop.example' }],
  ['a file', {}, { downloadRequest: '' }],
])('%s is not where Amazon’s script leads', async (_what, to, more) => {
  begin(true);
  load(to, more);
  navigation.dispatchEvent(new Event('navigateerror'));
  expect(await after(29_999)).toBeNull();
  expect(await after(1)).toBe('stayed');
});

test('a browser that only tells that the page is about to be left gives the button back 30 s later, without a word', async () => {
  begin(false);
  await after(20_000);
  page.dispatchEvent(new Event('beforeunload'));
  expect(await after(29_999)).toBeNull();
  expect(await after(1)).toBe('stopped');
});

test('a load of which nothing is heard any more gives the button back after five minutes', async () => {
  begin(true);
  load();
  expect(await after(299_999)).toBeNull();
  expect(await after(1)).toBe('stopped');
});

test('what the script throws is thrown, and no timer is left', async () => {
  const script = () => {
    // oxlint-disable-next-line typescript/only-throw-error -- Amazon's script throws texts
    throw 'no';
  };
  await expect(leavePage(script, left.signal)).rejects.toBe('no');
  expect(vi.getTimerCount()).toBe(0);
});
