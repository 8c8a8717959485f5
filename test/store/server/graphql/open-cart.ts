import type { CartState } from '../../shop/cart/cart-state';
import { checkoutOf } from '../../shop/cart/checkout';
import { settleCurrency } from '../../shop/cart/settle-currency';
import type { CallContext } from './call-context';
import { cartView, type CartView } from './answers/cart-view';
import { readCartId } from './ids';

/** Makes the cart count in the currency of this call, or in the one that a fault forces upon it from now on. */
export const settleCart = (cart: CartState, context: CallContext): CartState => {
  if (context.currency !== null) checkoutOf(cart).currency = context.currency;
  checkoutOf(cart).ratesHidden = false;
  settleCurrency(cart, context.country);
  return cart;
};

/** A cart as it is answered: settled anew, because the call may have changed it, and without its rates if a fault says so. */
export const viewOf = (cart: CartState, context: CallContext): CartView => {
  settleCart(cart, context);
  checkoutOf(cart).ratesHidden = context.ratesHidden;
  return cartView(cart, context.origin);
};

/**
 * The cart that a mutation means, `null` when there is none. A key that does not fit gets a new cart with the same lines and
 * without the buyer's data, as the platform does.
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
