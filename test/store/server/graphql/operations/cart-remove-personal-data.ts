import { clearCheckout } from '../../../shop/cart/checkout';
import type { CallContext } from '../call-context';
import { changeCart } from '../change-cart';

/**
 * `cartRemovePersonalData`: removes contact, addresses, payment and PayPal's tokens. Lines, discount codes and the buyer's country
 * stay, because they do not tell who the buyer is.
 */
export const cartRemovePersonalData = ({ cartId }: { cartId: string }, context: CallContext) => {
  const { cart, userErrors } = changeCart(cartId, context, (found) => {
    found.email = null;
    found.phone = null;
    clearCheckout(found);
    context.paypal.forget(found.token);
    return [];
  });
  return { cart, userErrors };
};
