import type { CartChange } from './cart-change';
import type { CartClient } from '../../../src/api/client';
import type { Deadline } from '../../../src/api/deadline';
import { isZero } from '../amounts/money';
import { cartPaymentUpdate } from './operations';
import type { PaymentInput } from './payment';
import { poll, POLL_INTERVAL } from './poll';
import type { ReportedError } from '../errors/reaction';
import type { SheetCart } from './sheet-cart';

/** Milliseconds that a payment may take to be accepted (specification, wallets §7). */
export const PAYMENT_LIMIT = 10_000;

/** Milliseconds more while the cart has no taxes yet (specification, wallets §7). */
export const TAX_WAIT = 500;

const isInvalidAmount = ({ code, field }: ReportedError): boolean =>
  code === 'INVALID_PAYMENT' && field?.at(-1) === 'amount';

const hasNoTax = (cart: SheetCart | null): boolean => {
  const tax = cart?.cost.totalTaxAmount;
  return !tax || isZero(tax.amount);
};

/**
 * Pays with what the shopper has approved. The whole address came with the approval, and while the server reckons the taxes
 * anew, the cart's total may not be the approved one yet: the same payment is offered again for 10 s at most, never another
 * amount. The last answer is the result. Rejects with a `ClientError`, also when the deadline passes or cancels.
 */
export function pay(
  client: CartClient,
  cartId: string,
  payment: PaymentInput,
  deadline: Deadline,
): Promise<CartChange> {
  return poll({
    ask: (signal) => cartPaymentUpdate(client, cartId, payment, { signal }),
    wait({ cart, errors }) {
      if (errors.length === 0 || !errors.every(isInvalidAmount)) return null;
      return hasNoTax(cart) ? POLL_INTERVAL + TAX_WAIT : POLL_INTERVAL;
    },
    limit: PAYMENT_LIMIT,
    deadline,
  });
}
