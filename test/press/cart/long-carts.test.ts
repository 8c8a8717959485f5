import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCartFacts } from '../../../src/cart-watch/look-at-cart';
import { fetchCart } from '../../../src/press/cart/pre-checks';
import { settled } from '../../api/fake-api';
import { cartId } from '../../store/server/graphql/ids';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { addLine } from '../../store/shop/cart/add-line';
import { findProduct } from '../../store/shop/catalog';
import { createInProcessStore } from '../../wallets/in-process/store';
import { context } from './answers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A cart of the shopper's own: so many books, which are not sent, and then a teapot, which is. */
function fill(books: number): string {
  const store = createInProcessStore({ pace: [0] });
  vi.stubGlobal('fetch', store.fetch);
  const cart = store.state.carts.create();
  // The store puts new lines before the others.
  const handles = ['kyusu', ...Array.from({ length: books }, () => 'gift-ebook')];
  for (const [index, handle] of handles.entries()) {
    const product = findProduct(handle)!;
    addLine(cart, { product, variant: product.variants[0]!, sellingPlan: null }, { no: `${index}` }, 1, 10);
  }
  store.state.carts.keep(cart);
  return cartId(cart);
}

const ctx = context({ accessToken: STOREFRONT_TOKEN });

/** How many lines a press of a cart gets. */
async function linesOf(id: string): Promise<number> {
  const { value } = await settled(fetchCart(ctx, id));
  return (value as { cart: { lines: { nodes: unknown[] } } }).cart.lines.nodes.length;
}

/** Whether the buttons know that the cart is sent. */
const isSent = async (id: string) =>
  ((await settled(fetchCartFacts(ctx, id))).value as { requiresShipping: boolean }).requiresShipping;

test('of a long cart a press reads 10 lines, and the buttons look at 50', async () => {
  expect([await linesOf(fill(8)), await linesOf(fill(9)), await linesOf(fill(20))]).toEqual([9, 10, 10]);
  expect([await isSent(fill(49)), await isSent(fill(50))]).toEqual([true, false]);
});
