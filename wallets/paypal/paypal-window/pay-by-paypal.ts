import { cartOf, hasPlan, loadPayment, MORE_AT_CHECKOUT, withActions, type Step } from '../../order';
import type { BuyerDetails } from './fetch-details';
import { fromPayPal } from './fill-in-cart';
import type { PayPalParams, PayPalSale } from '../paypal-params';

/** What the shopper has approved in the window. */
export interface Approved {
  token: string;
  /** As PayPal's script gave it; sometimes missing. */
  payerId: unknown;
}

/**
 * Pays the cart's present total, with the address known. Nothing is charged before the shopper confirms at checkout.
 *
 * @returns the last step, with what the shopper still has to do at checkout
 */
export async function payByPayPal(
  step: Step,
  { merchantId, agreement }: Pick<PayPalParams, 'merchantId'> & Pick<PayPalSale, 'agreement'>,
  { email, expiresAt, billingAddress, payerApprovedAmount }: BuyerDetails,
  { token, payerId }: Approved,
): Promise<Step> {
  const billing = await fromPayPal(billingAddress);
  if (!email || !expiresAt || !billing || !payerId || typeof payerId !== 'string')
    return withActions(step, MORE_AT_CHECKOUT);
  const { payTotal, walletPayment } = await loadPayment();
  const cart = cartOf(step);
  // The page has read more lines of a long cart, but may not know of a subscription in it.
  const isRecurring = hasPlan(cart) || step.order.ctx.hasPlan();
  // What is charged again needs an agreement, which the window has not asked for.
  if (isRecurring && !agreement) return withActions(step, MORE_AT_CHECKOUT);
  const paypalWalletContent = {
    billingAddress: billing,
    email,
    expiresAt,
    payerId,
    token,
    acceptedSubscriptionTerms: isRecurring,
    vaultingAgreement: agreement,
    merchantId,
    ...(payerApprovedAmount && { payerApprovedAmount }),
  };
  return payTotal(step, walletPayment(cart.cost.totalAmount, { paypalWalletContent }));
}
