import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCartFacts } from '../../../src/cart-watch/look-at-cart';
import { fetchCart } from '../../../src/press/cart/pre-checks';
import { settled } from '../../api/fake-api';
import { answer, cart, context } from './answers';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ID = 'gid://shopify/Cart/c1?key=k1';
const limitedCart = {
  lines: { nodes: [{ quantity: 1, merchandise: { requiresShipping: true }, sellingPlanAllocation: null }] },
};

test.each([
  ['a press reads', () => fetchCart(context(), ID), cart(), { type: 'success', cart: cart() }],
  [
    'the buttons look at',
    () => fetchCartFacts(context(), ID),
    limitedCart,
    { empty: false, requiresShipping: true, hasPlan: false },
  ],
])('a cart that %s is asked for again when the answer is lost', async (_who, run, found, value) => {
  const fetch = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(answer({ data: { cart: found } }));
  vi.stubGlobal('fetch', fetch);
  expect(await settled(run())).toMatchObject({ value });
  expect(fetch).toHaveBeenCalledTimes(2);
});
