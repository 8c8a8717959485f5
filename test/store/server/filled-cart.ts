import { putLine } from './ajax/put-line';
import type { CartState } from '../shop/cart/cart-state';
import type { StoreState } from './store-state';

const LINE = /^(\d+):(\d+)$/;

/**
 * A new cart with the lines of `?cart=<variant>:<quantity>,…`, so that a single address opens a page with a filled cart; `null`
 * without the parameter, or when a line can't be added.
 */
export const filledCart = ({ carts, stock }: StoreState, url: URL): CartState | null => {
  const lines = (url.searchParams.get('cart') ?? '').split(',').map((text) => LINE.exec(text));
  const cart = carts.create();
  for (const line of lines) {
    if (!line) return null;
    const request = { variantId: Number(line[1]), quantity: Number(line[2]), sellingPlanId: null, attributes: {} };
    if (putLine(cart, stock, request).type === 'error') return null;
  }
  carts.keep(cart);
  return cart;
};
