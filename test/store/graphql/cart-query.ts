import { settleCurrency } from '../cart/settle-currency';
import type { CallContext } from './call-context';
import { cartView } from './cart-view';
import { readCartId } from './ids';

/** `cart(id:)`, the long query and the limited one alike: `null` for a cart that is unknown or whose key does not fit. */
export const cartQuery = ({ id }: { id: string }, context: CallContext) => {
  const named = readCartId(id);
  const cart = named && context.carts.find(named.token, named.key);
  if (!cart) return null;
  settleCurrency(cart, context.country);
  return cartView(cart, context.origin);
};
