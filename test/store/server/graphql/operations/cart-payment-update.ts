import { checkoutOf } from '../../../shop/cart/checkout';
import { checkAddress } from '../../../shop/delivery/check-address';
import { checkPayment, type PaymentInput } from '../../../shop/payment/check-payment';
import { addressErrors } from '../answers/address-errors';
import type { CallContext } from '../call-context';
import type { CartPayload } from '../answers/cart-payload';
import { changeCart } from '../change-cart';

/** `cartPaymentUpdate`: stores method, amount and billing address; after a failure the cart is unchanged, and is returned. */
export const cartPaymentUpdate = (
  { cartId, payment }: { cartId: string; payment: PaymentInput },
  context: CallContext,
): CartPayload =>
  changeCart(cartId, context, (cart) => {
    const checked = checkPayment(cart, payment, context.paypal);
    if ('problem' in checked) return [checked.problem];
    const { address, problems } = checkAddress(checked.billingAddress, 'COUNTRY_CODE_ONLY');
    const errors = addressErrors(problems, ['payment', ...checked.field]);
    if (errors.length > 0) return errors;
    const checkout = checkoutOf(cart);
    // Goods without delivery are taxed by the billing address. A new country here can change the total, which submit reports.
    checkout.payment = checked.payment;
    checkout.billingAddress = address;
    return [];
  });
