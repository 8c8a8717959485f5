import type { CartState } from '../../shop/cart/cart-state';
import { capLines } from '../../shop/cart/cap-lines';
import type { CallContext } from './call-context';
import type { UserError } from '../../shop/user-error';
import { noSuchCart, type CartPayload } from './answers/cart-payload';
import { cartWarnings } from './answers/cart-warnings';
import { openCart, viewOf } from './open-cart';

/**
 * Runs one mutation of a known cart. When `change` returns errors, it must have changed nothing. A call that a fault refuses
 * changes nothing either.
 */
export const changeCart = (
  cartId: string,
  context: CallContext,
  change: (cart: CartState) => UserError[],
): CartPayload => {
  const cart = openCart(cartId, context);
  if (!cart) return { cart: null, userErrors: [noSuchCart()], warnings: [] };
  if (context.refused) return { cart: viewOf(cart, context), userErrors: [], warnings: cartWarnings(cart, []) };
  const capped = capLines(cart, context.stock);
  const userErrors = change(cart);
  if (userErrors.length === 0) context.carts.keep(cart);
  return { cart: viewOf(cart, context), userErrors, warnings: cartWarnings(cart, capped) };
};
