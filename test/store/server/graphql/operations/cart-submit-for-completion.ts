import { submitErrors } from '../../../shop/payment/completion-errors';
import type { CallContext } from '../call-context';
import { noSuchCart } from '../answers/cart-payload';
import { readCartId } from '../ids';
import { openCart } from '../open-cart';
import { checkoutUrl } from '../answers/cart-view';

interface Arguments {
  cartId: string;
  attemptToken: string;
}

const refuse = (code: string, field: string[], message: string) => ({
  result: null,
  userErrors: [{ code, field, message }],
});

/**
 * `cartSubmitForCompletion`: places the order, reduces the stock and closes the cart. With the same attempt token again it answers
 * `SubmitAlreadyAccepted`; with another one the cart is not found. Only a fault makes it `SubmitThrottled`.
 */
export const cartSubmitForCompletion = ({ cartId, attemptToken }: Arguments, context: CallContext) => {
  if (attemptToken === '') return refuse('INVALID', ['attemptToken'], 'The attempt token is missing.');
  const accepted = context.attempts.accepted(readCartId(cartId)?.token ?? '', attemptToken);
  if (accepted !== undefined)
    return { result: { __typename: 'SubmitAlreadyAccepted', attemptId: accepted }, userErrors: [] };
  const cart = openCart(cartId, context);
  if (!cart) return { result: null, userErrors: [noSuchCart()] };

  const errors = context.refused ? [] : submitErrors(cart, context.stock);
  if (context.refused || errors.length > 0)
    return {
      result: { __typename: 'SubmitFailed', checkoutUrl: checkoutUrl(cart, context.origin), errors },
      userErrors: [],
    };
  context.carts.complete(cart.token);
  context.stock.take(cart);
  context.paypal.forget(cart.token);
  return {
    result: {
      __typename: 'SubmitSuccess',
      attemptId: context.attempts.accept(cart.token, attemptToken),
      redirectUrl: `${context.origin}/thank-you/${cart.token}`,
    },
    userErrors: [],
  };
};
