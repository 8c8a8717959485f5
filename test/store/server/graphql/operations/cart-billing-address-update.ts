import { checkoutOf } from '../../../shop/cart/checkout';
import type { AddressInput } from '../../../shop/delivery/address';
import { checkAddress } from '../../../shop/delivery/check-address';
import { addressErrors } from '../answers/address-errors';
import type { CallContext } from '../call-context';
import type { CartPayload } from '../answers/cart-payload';
import { changeCart } from '../change-cart';

interface Arguments {
  cartId: string;
  billingAddress?: AddressInput | null;
}

/**
 * `cartBillingAddressUpdate`: checks only the country, because a payment sheet hides the rest until the shopper agrees. The whole
 * address is checked when the cart is submitted. `null` removes the address.
 */
export const cartBillingAddressUpdate = ({ cartId, billingAddress }: Arguments, context: CallContext): CartPayload =>
  changeCart(cartId, context, (cart) => {
    const checked = billingAddress ? checkAddress(billingAddress, 'COUNTRY_CODE_ONLY') : null;
    const errors = addressErrors(checked?.problems ?? [], ['billingAddress']);
    if (errors.length === 0) checkoutOf(cart).billingAddress = checked?.address ?? null;
    return errors;
  });
