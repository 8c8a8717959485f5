import type { CartState } from '../../shop/cart/cart-state';

/** How many pieces are in the cart. */
export function cartCount(cart: CartState | null): number {
  return cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
