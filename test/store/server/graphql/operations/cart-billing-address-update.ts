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
 * `cartBillingAddressUpdate`: only the country must be right, for a sheet hides the rest until the shopper agrees; the whole
 * of it is looked at when the cart is submitted. `null` takes the address away.
 */
export const cartBillingAddressUpdate = ({ cartId, billingAddress }: Arguments, context: CallContext): CartPayload =>
  changeCart(cartId, context, (cart) => {
    const checked = billingAddress ? checkAddress(billingAddress, 'COUNTRY_CODE_ONLY') : null;
    const errors = addressErrors(checked?.problems ?? [], ['billingAddress']);
    if (errors.length === 0) checkoutOf(cart).billingAddress = checked?.address ?? null;
    return errors;
  });
