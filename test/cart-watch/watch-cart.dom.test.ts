import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCart } from '../../src/cart-watch';
import { answer } from '../checkout/answers';
import { simulateRequests } from './page-requests';

const { reset, finished } = simulateRequests();
const ID = 'gid://shopify/Cart/c1?key=k1';
const shop = (accessToken: string) => ({ accessToken, buyerCountry: 'JP', buyerLocale: 'ja', buyerCurrency: 'JPY' });

/** A cart as the limited query has it. */
const cart = (quantity: number, requiresShipping = true) =>
  answer({
    data: {
      cart: { lines: { nodes: [{ quantity, merchandise: { requiresShipping }, sellingPlanAllocation: null }] } },
    },
  });

const FULL = { empty: false, requiresShipping: true, hasSellingPlan: false };
const EMPTY = { empty: true, requiresShipping: false, hasSellingPlan: false };

const api = vi.fn<typeof fetch>();
let shops: Set<ReturnType<typeof shop>>;
let id: string | null;
let told: unknown[];

beforeEach(() => {
  vi.stubGlobal('fetch', api);
  api.mockReset();
  api.mockImplementation(async () => cart(1));
  reset();
  shops = new Set([shop('one'), shop('two')]);
  id = ID;
  const mine: unknown[] = (told = []);
  watchCart({
    since: 0,
    shops,
    cartId: () => id,
    tell: (cartId, facts) => mine.push(cartId, facts),
    before: [],
    report: (error) => mine.push(error),
  });
});

afterEach(() => shops.clear());

/** The page changes the cart, and time passes until that has settled. */
async function change(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  finished({ name: '/cart/change.js' });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.dynamicImportSettled();
}

test('asks once for all hosts, in the name of the first, and tells what it has heard', async () => {
  await change();
  await vi.waitFor(() => expect(told).toEqual([ID, FULL]));
  expect(api).toHaveBeenCalledTimes(1);
  expect(new Headers(api.mock.calls[0]![1]?.headers).get('X-Shopify-Storefront-Access-Token')).toBe('one');
});

test.each([
  ['an emptied one', () => cart(0, false)],
  ['one that is gone', () => answer({ data: { cart: null } })],
])('tells of %s that it is empty', async (_what, found) => {
  api.mockImplementation(async () => found());
  await change();
  await vi.waitFor(() => expect(told).toEqual([ID, EMPTY]));
});

test('asks nothing where there is no cart', async () => {
  id = null;
  await change();
  await vi.waitFor(() => expect(told).toEqual([null, null]));
  expect(api).not.toHaveBeenCalled();
});

test('asks nothing when the last host has left the page, and again for one that has come', async () => {
  shops.clear();
  await change();
  await change();
  expect([told, api.mock.calls]).toEqual([[], []]);
  shops.add(shop('three'));
  await change();
  await vi.waitFor(() => expect(told).toEqual([ID, FULL]));
});

test('asks once more when the cart changes while it asks, however often', async () => {
  const answers: ((response: Response) => void)[] = [];
  api.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await change();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await change();
  await change();
  answers[0]!(cart(1));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(cart(0, false));
  await vi.waitFor(() => expect(told).toEqual([ID, FULL, ID, EMPTY]));
  expect(api).toHaveBeenCalledTimes(2);
});

test('an answer that fails is reported and told to nobody; the next change asks again', async () => {
  api.mockImplementation(async () => answer({ errors: [{ message: 'no' }] }));
  await change();
  await vi.waitFor(() => expect(told).toEqual([expect.any(Error)]));
  api.mockImplementation(async () => cart(1));
  await change();
  await vi.waitFor(() => expect(told).toEqual([expect.any(Error), ID, FULL]));
});
