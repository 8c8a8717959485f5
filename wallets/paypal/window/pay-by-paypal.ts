import type { SheetAction } from '../../sheet/errors/decide';
import { MORE_AT_CHECKOUT } from '../../sheet/errors/sheet-errors';
import { loadPay } from '../../sheet/events/authorize';
import { afterChange } from '../../sheet/next-actions';
import { cartId, currentCart, type SheetEvent } from '../../sheet/session/sheet-session';
import { takeCart } from '../../sheet/session/take-cart';
import type { BuyerDetails } from './fetch-details';
import { fromPayPal } from './fill-in';
import type { PayPalParams, PayPalSale } from '../params';

/** What the shopper has approved in the window. */
export interface Approved {
  token: string;
  /** PayPal does not always say it: whatever the script gave. */
  payerId: unknown;
}

/**
 * Pays the cart's total, as it is now that the address is known. Nothing is charged before the shopper confirms at checkout.
 *
 * @returns what is still to be done at checkout
 */
export async function payByPayPal(
  { session, deadline, situation }: SheetEvent,
  { merchantId, agreement }: Pick<PayPalParams, 'merchantId'> & Pick<PayPalSale, 'agreement'>,
  { email, expiresAt, billingAddress, payerApprovedAmount }: BuyerDetails,
  { token, payerId }: Approved,
): Promise<SheetAction[]> {
  const billing = await fromPayPal(billingAddress);
  if (!email || !expiresAt || !billing || !payerId || typeof payerId !== 'string') return [MORE_AT_CHECKOUT];
  const { hasPlan, pay, walletPayment } = await loadPay();
  const cart = currentCart(session);
  // The page has looked at more lines of a long cart, and may not know of a subscription that the cart has.
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
