import { totalsOfCart } from '../../../shop/cart/totals';
import { prepareErrors } from '../../../shop/payment/completion-errors';
import type { CallContext } from '../call-context';
import { noSuchCart } from '../answers/cart-payload';
import { openCart, viewOf } from '../open-cart';

/**
 * `cartPrepareForCompletion`: says whether the cart is ready, and why not. An empty cart is not ready and no reason is given. It
 * changes nothing. Only a fault makes it `CartThrottled`.
 */
export const cartPrepareForCompletion = ({ cartId }: { cartId: string }, context: CallContext) => {
  const cart = openCart(cartId, context);
  if (!cart) return { result: null, userErrors: [noSuchCart()] };
  const view = viewOf(cart, context);
  const isEmpty = totalsOfCart(cart).quantity === 0;
  const errors = isEmpty ? [] : prepareErrors(cart, context.stock);
  const result =
    isEmpty || errors.length > 0
      ? { __typename: 'CartStatusNotReady', cart: view, errors }
      : { __typename: 'CartStatusReady', cart: view };
  return { result, userErrors: [] };
};
