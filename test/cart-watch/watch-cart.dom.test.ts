import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effect } from '@preact/signals';
import { readCartId } from '../../src/page/cart-purchase';
import { watchCart } from '../../src/cart-watch';
import { watchRequests } from '../../src/companion/page-requests';
import { liveWidgets, type Widget } from '../../src/widget/live-widgets';
import { cartFacts, shoppersCartId } from '../../src/page/purchase';
import { takeEntries } from '../telemetry/take-entries';
import { answer } from '../press/cart/answers';
import { SHOP } from '../shop';
import { limitedCartAnswer } from './limited-cart-answer';
import { simulateRequests } from './page-requests';

const { reset, finished } = simulateRequests();
const ID = 'gid://shopify/Cart/c1?key=k1';

const FULL = { empty: false, requiresShipping: true, hasPlan: false };
const EMPTY = { empty: true, requiresShipping: false, hasPlan: false };

const api = vi.fn<typeof fetch>();
/** What was told of the cart, and the errors that were reported. */
let told: unknown[];
let stop: () => void;
let watch: ReturnType<typeof watchCart>;

const addHost = (accessToken: string) =>
  void liveWidgets.add({
    host: document.body,
    shop: { ...SHOP, accessToken },
    purchase: { form: null, cartId: readCartId },
  } as unknown as Widget);
const reported = () => takeEntries().flatMap((entry) => (entry.type === 'error' ? [entry.error] : []));

beforeEach(() => {
  vi.stubGlobal('fetch', api);
  api.mockReset();
  api.mockImplementation(async () => limitedCartAnswer(1));
  reset();
  addHost('one');
  addHost('two');
  document.cookie = 'cart=c1?key=k1';
  cartFacts.value = null;
  takeEntries();
  told = [];
  stop = effect(() => void (cartFacts.value && told.push(cartFacts.value)));
  watch = watchCart(0, watchRequests);
});

afterEach(() => {
  stop();
  liveWidgets.clear();
  document.cookie = 'cart=; max-age=0';
});

/** The page changes the cart, and time passes until that has settled. */
async function change(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  finished({ name: '/cart/change.js' });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
}

test('the cart is read once for all hosts, with the token of the first, and every reader gets the result', async () => {
  await change();
  await vi.waitFor(() => expect(told).toEqual([FULL]));
  expect(shoppersCartId.value).toBe(ID);
  expect(api).toHaveBeenCalledTimes(1);
  expect(new Headers(api.mock.calls[0]![1]?.headers).get('X-Shopify-Storefront-Access-Token')).toBe('one');
});

test.each([
  ['an emptied one', () => limitedCartAnswer(0, false)],
  ['one that is gone', () => answer({ data: { cart: null } })],
])('%s is reported as empty', async (_what, found) => {
  api.mockImplementation(async () => found());
  await change();
  await vi.waitFor(() => expect(told).toEqual([EMPTY]));
});

test('no request is sent when the shopper has no cart', async () => {
  shoppersCartId.value = ID;
  document.cookie = 'cart=; max-age=0';
  await change();
  await vi.waitFor(() => expect(shoppersCartId.value).toBeNull());
  expect(cartFacts.value).toBeNull();
  expect(api).not.toHaveBeenCalled();
});

test('no request is sent while the page has no host, and the cart is read again for a new host', async () => {
  liveWidgets.clear();
  await change();
  await change();
  expect([told, api.mock.calls]).toEqual([[], []]);
  addHost('three');
  await change();
  await vi.waitFor(() => expect(told).toEqual([FULL]));
});

test('a change of the cart while the page has no host clears what is known: the next host’s markup is up to date', async () => {
  await change();
  await vi.waitFor(() => expect(told).toEqual([FULL]));
  liveWidgets.clear();
  await change();
  expect(cartFacts.value).toBeUndefined();
});

test('the cart is read once more when it changes during a read, however often', async () => {
  const answers: ((response: Response) => void)[] = [];
  api.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await change();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await change();
  await change();
  answers[0]!(limitedCartAnswer(1));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(limitedCartAnswer(0, false));
  await vi.waitFor(() => expect(told).toEqual([FULL, EMPTY]));
  expect(api).toHaveBeenCalledTimes(2);
});

test.each<[what: string, now: unknown, leaves: () => void]>([
  ['the later read has its answer', EMPTY, () => {}],
  ['the last host has left', undefined, () => liveWidgets.clear()],
])('the answer of an earlier read is ignored when %s', async (_what, now, leaves) => {
  const answers: ((response: Response) => void)[] = [];
  api.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const earlier = watch.lookAtCart();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  leaves();
  const later = watch.lookAtCart();
  if (liveWidgets.size) {
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(limitedCartAnswer(0, false));
  }
  await later;
  answers[0]!(limitedCartAnswer(1));
  await earlier;
  expect(cartFacts.value).toEqual(now);
});

test('a failed read is reported and changes nothing; the next change of the cart reads it again', async () => {
  api.mockImplementation(async () => answer({ errors: [{ message: 'no' }] }));
  await change();
  await vi.waitFor(() => expect(reported()).toEqual([expect.any(Error)]));
  expect(told).toEqual([]);
  api.mockImplementation(async () => limitedCartAnswer(1));
  await change();
  await vi.waitFor(() => expect(told).toEqual([FULL]));
});
