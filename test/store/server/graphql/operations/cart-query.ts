import type { CallContext } from '../call-context';
import { readCartId } from '../ids';
import { viewOf } from '../open-cart';

/** `cart(id:)`, the long query and the limited one alike: `null` for a cart that is unknown or whose key does not fit. */
export const cartQuery = ({ id }: { id: string }, context: CallContext) => {
  const named = readCartId(id);
  const cart = named && context.carts.find(named.token, named.key);
  return cart ? viewOf(cart, context) : null;
};
