import type { CartState } from '../../shop/cart/cart-state';
import { checkoutOf } from '../../shop/cart/checkout';
import { settleCurrency } from '../../shop/cart/settle-currency';
import type { CallContext } from './call-context';
import { cartView, type CartView } from './answers/cart-view';
import { readCartId } from './ids';

/** Sets the cart's currency: that of this call, or the one that a fault forces from now on. */
const settleCart = (cart: CartState, context: CallContext): CartState => {
  if (context.currency !== null) checkoutOf(cart).currency = context.currency;
  checkoutOf(cart).ratesHidden = false;
  settleCurrency(cart, context.country);
  return cart;
};

/** The cart for the answer: its currency is settled again, because the call may have changed it, and a fault can remove its rates. */
export const viewOf = (cart: CartState, context: CallContext): CartView => {
  settleCart(cart, context);
  checkoutOf(cart).ratesHidden = context.ratesHidden;
  return cartView(cart, context.origin);
};

/**
 * The cart of a mutation's id, `null` when there is none. With a wrong key it is a new cart with the same lines but without the
 * buyer's data, as on the platform.
 */
export const openCart = (id: string, context: CallContext): CartState | null => {
  const named = readCartId(id);
  if (!named) return null;
  const known = context.carts.find(named.token, named.key);
  if (known) return settleCart(known, context);
  const copy = context.carts.copy(named.token);
  if (!copy) return null;
  context.carts.keep(copy);
  return settleCart(copy, context);
};
