import { clearCheckout } from '../../../shop/cart/checkout';
import type { CallContext } from '../call-context';
import { changeCart } from '../change-cart';

/**
 * `cartRemovePersonalData`: contact, addresses, payment and the partner's tokens go; lines, codes and the buyer's country,
 * which says nothing of who it is, stay.
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
