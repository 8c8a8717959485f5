import { totalsOfCart } from '../../../../shop/cart/totals';
import type { CallContext } from '../../call-context';
import { openCart } from '../../open-cart';

/** `paypalTokenCreate`: a token for the cart. An empty cart gets none, because there is nothing to approve. */
export const paypalTokenCreate = (
  { cartId, billingAgreement }: { cartId: string; billingAgreement?: boolean | null },
  context: CallContext,
) => {
  if (context.refused) return { token: null, userErrors: [] };
  const cart = openCart(cartId, context);
  if (cart && totalsOfCart(cart).quantity > 0)
    return { token: context.paypal.createToken(cart, billingAgreement ?? false), userErrors: [] };
  const message = cart ? 'The cart is empty.' : 'The specified cart does not exist.';
  return {
    token: null,
    userErrors: [{ code: 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE', field: ['cartId'], message }],
  };
};
