import { type NextAction, MORE_AT_CHECKOUT } from '../../order/actions/action';
import { loadPay } from '../../order/events/authorize';
import { afterChange } from '../../order/actions/actions-after';
import { cartId, currentCart, type SheetEvent } from '../../order/session/sheet-session';
import { takeCart } from '../../order/session/take-cart';
import type { BuyerDetails } from './fetch-details';
import { fromPayPal } from './fill-in';
import type { PayPalParams, PayPalSale } from '../params';

/** What the shopper has approved in the window. */
export interface Approved {
  token: string;
  /** As PayPal's script gave it; sometimes missing. */
  payerId: unknown;
}

/**
 * Pays the cart's present total, with the address known. Nothing is charged before the shopper confirms at checkout.
 *
 * @returns what the shopper still has to do at checkout
 */
export async function payByPayPal(
  { session, deadline, situation }: SheetEvent,
  { merchantId, agreement }: Pick<PayPalParams, 'merchantId'> & Pick<PayPalSale, 'agreement'>,
  { email, expiresAt, billingAddress, payerApprovedAmount }: BuyerDetails,
  { token, payerId }: Approved,
): Promise<NextAction[]> {
  const billing = await fromPayPal(billingAddress);
  if (!email || !expiresAt || !billing || !payerId || typeof payerId !== 'string') return [MORE_AT_CHECKOUT];
  const { hasPlan, pay, walletPayment } = await loadPay();
  const cart = currentCart(session);
  // The page has read more lines of a long cart, but may not know of a subscription in it.
  const isRecurring = hasPlan(cart) || session.ctx.hasPlan();
  // What is charged again needs an agreement, which the window has not asked for.
  if (isRecurring && !agreement) return [MORE_AT_CHECKOUT];
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
  const payment = walletPayment(cart.cost.totalAmount, { paypalWalletContent });
  const paid = await pay(session.client, cartId(session), payment, deadline);
  return [...(await afterChange(paid, situation)), ...takeCart(session, paid.cart)];
}
