import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STOREFRONT_TOKEN } from '../../store/server/storefront-token';
import { cartId } from '../../store/server/graphql/ids';
import { findProduct } from '../../store/shop/catalog';
import { addLine } from '../../store/shop/cart/add-line';
import { createInProcessStore, type InProcessStore } from '../in-process/store';
import { ofOperation } from '../in-process/sent';
import { press } from './press-setup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BOOK = 'gift-ebook';
const TEAPOT = 'kyusu';

/** A cart of the shopper's own with a line for each product, in this order. */
function fill({ state }: InProcessStore, products: readonly string[]): string {
  const cart = state.carts.create();
  // The store puts new lines before the others.
  for (const [index, handle] of products.toReversed().entries()) {
    const product = findProduct(handle)!;
    addLine(cart, { product, variant: product.variants[0]!, sellingPlan: null }, { no: `${index}` }, 1, 10);
  }
  state.carts.keep(cart);
  return cartId(cart);
}

const books = (count: number): string[] => Array.from({ length: count }, () => BOOK);

/** What a press tells Amazon of a cart, and how often it has looked at the lines for that. */
async function pressWith(products: readonly string[], isSentByPage: boolean) {
  const store = createInProcessStore({ pace: [10] });
  const id = fill(store, products);
  const { ending, posted } = await press({
    context: {
      accessToken: STOREFRONT_TOKEN,
      pageType: 'cart_page',
      cartId: () => id,
      requiresShipping: () => isSentByPage,
    },
    api: store.fetch as (url: string, init: RequestInit) => Promise<Response>,
  });
  await vi.advanceTimersByTimeAsync(1000);
  const looks = ofOperation(store.sent, 'cartShipping').length;
  return { ending: (await ending).type, productType: posted[0]?.fields['productType'], looks };
}

test.each<[what: string, products: readonly string[], isSentByPage: boolean, productType: string, looks: number]>([
  ['a cart whose fifty-first line is the first that is sent', [...books(50), TEAPOT], false, 'PayAndShip', 1],
  ['a cart whose 251st line is the first that is sent', [...books(250), TEAPOT], false, 'PayAndShip', 2],
  ['a long cart of which nothing is sent', books(251), false, 'PayOnly', 2],
  ['goods that are sent and were added in another tab', [BOOK, TEAPOT], false, 'PayAndShip', 1],
  ['goods that are sent and were removed in another tab', [BOOK], true, 'PayOnly', 1],
])(
  '%s: Amazon gets the shipping need of the cart as it is at the press',
  async (_what, products, isSentByPage, type, looks) => {
    expect(await pressWith(products, isSentByPage)).toEqual({ ending: 'handed_over', productType: type, looks });
  },
);
