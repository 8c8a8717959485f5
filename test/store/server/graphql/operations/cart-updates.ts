import { checkoutOf, clearCheckout } from '../../../shop/cart/checkout';
import { readDiscounts } from '../../../shop/cart/discounts';
import type { AddressInput } from '../../../shop/delivery/address';
import { checkAddress } from '../../../shop/delivery/check-address';
import { checkPayment, type PaymentInput } from '../../../shop/payment/check-payment';
import { addressErrors } from '../answers/address-errors';
import type { CartPayload } from '../answers/cart-payload';
import type { CallContext } from '../call-context';
import { changeCart } from '../change-cart';
import { limitList } from '../list-limit';
import { updateBuyerIdentity, type BuyerIdentityInput } from './buyer-identity';

/** A mutation of one cart. Where it has errors, the cart is unchanged, and is returned. */
type Update<T> = (args: T & { cartId: string }, context: CallContext) => CartPayload;

/** `cartDiscountCodesUpdate`: the given codes replace all that the cart had. */
export const cartDiscountCodesUpdate: Update<{ discountCodes: string[] }> = ({ cartId, discountCodes }, context) => {
  limitList(discountCodes, ['cartDiscountCodesUpdate', 'discountCodes']);
  return changeCart(cartId, context, (cart) => {
    cart.discounts = readDiscounts(discountCodes);
    return [];
  });
};

/**
 * `cartBillingAddressUpdate`: checks only the country, because a payment sheet hides the rest until the shopper agrees. The whole
 * address is checked when the cart is submitted. `null` removes the address.
 */
export const cartBillingAddressUpdate: Update<{ billingAddress?: AddressInput | null }> = (
  { cartId, billingAddress },
  context,
) =>
  changeCart(cartId, context, (cart) => {
    const checked = billingAddress ? checkAddress(billingAddress, 'COUNTRY_CODE_ONLY') : null;
    const errors = addressErrors(checked?.problems ?? [], ['billingAddress']);
    if (errors.length === 0) checkoutOf(cart).billingAddress = checked?.address ?? null;
    return errors;
  });

/** `cartBuyerIdentityUpdate`: stores contact, country and preferred delivery address. */
export const cartBuyerIdentityUpdate: Update<{ buyerIdentity: BuyerIdentityInput }> = (
  { cartId, buyerIdentity },
  context,
) => {
  const list = ['cartBuyerIdentityUpdate', 'buyerIdentity', 'deliveryAddressPreferences'];
  limitList(buyerIdentity.deliveryAddressPreferences, list);
  return changeCart(cartId, context, (cart) => updateBuyerIdentity(cart, buyerIdentity, ['buyerIdentity']));
};

/** `cartPaymentUpdate`: stores method, amount and billing address. */
export const cartPaymentUpdate: Update<{ payment: PaymentInput }> = ({ cartId, payment }, context) =>
  changeCart(cartId, context, (cart) => {
    const checked = checkPayment(cart, payment, context.paypal);
    if ('problem' in checked) return [checked.problem];
    const { address, problems } = checkAddress(checked.billingAddress, 'COUNTRY_CODE_ONLY');
    const errors = addressErrors(problems, ['payment', ...checked.field]);
    if (errors.length > 0) return errors;
    // Goods without delivery are taxed by the billing address. A new country here can change the total, which submit reports.
    Object.assign(checkoutOf(cart), { payment: checked.payment, billingAddress: address });
    return [];
  });

/**
 * `cartRemovePersonalData`: removes contact, addresses, payment and PayPal's tokens. Lines, discount codes and the buyer's country
 * stay, because they do not tell who the buyer is.
 */
export const cartRemovePersonalData = ({ cartId }: { cartId: string }, context: CallContext) => {
  const { cart, userErrors } = changeCart(cartId, context, (found) => {
    Object.assign(found, { email: null, phone: null });
    clearCheckout(found);
    context.paypal.forget(found.token);
    return [];
  });
  return { cart, userErrors };
};
