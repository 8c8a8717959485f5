import { cartIdOf } from '../order';
import { stepAfterChange } from '../change-cart';
import type { Step } from '../step';
import type { CartChange } from '../cart-operations';
import type { CartClient } from '../../../src/api/client';
import type { Deadline } from '../../../src/api/deadline';
import { isZero } from '../money';
import { sheetLines } from '../sheet-lines';
import { cartPaymentUpdate } from './submit-cart';
import type { PaymentInput } from './payment-input';
import { poll } from '../poll';
import type { ReportedError } from '../order-errors/reported-error';
import type { OrderCart } from '../order-cart';
import { PAYMENT_LIMIT } from '../../limits';
import { POLL_INTERVAL, TAX_WAIT } from '../../limits';

const isInvalidAmount = ({ code, field }: ReportedError): boolean =>
  code === 'INVALID_PAYMENT' && field?.at(-1) === 'amount';

/** Where the API names no tax, the row of what the others don't explain is the tax. */
const hasNoTax = (cart: OrderCart | null): boolean => {
  const tax = cart?.cost.totalTaxAmount;
  return tax ? isZero(tax.amount) : !cart || !sheetLines(cart).some(({ kind }) => kind === 'taxes');
};

/**
 * Pays the total that the shopper has approved, never another amount. The whole address comes with the approval only, and while the
 * server calculates its taxes, the cart's total may differ for a moment: the same payment is sent again for 10 s at most. The last
 * answer is the result. Rejects with a `ClientError`, also when the deadline passes or cancels.
 */
export function pay(
  client: CartClient,
  cartId: string,
  payment: PaymentInput,
  deadline: Deadline,
): Promise<CartChange> {
  return poll({
    send: (signal) => cartPaymentUpdate(client, cartId, payment, { signal }),
    wait({ cart, errors }) {
      if (errors.length === 0 || !errors.every(isInvalidAmount)) return Infinity;
      return hasNoTax(cart) ? POLL_INTERVAL + TAX_WAIT : POLL_INTERVAL;
    },
    limit: PAYMENT_LIMIT,
    deadline,
  });
}

/** Pays a total; see `pay`. The step after it has what is still to be done. */
export async function payTotal(step: Step, input: PaymentInput): Promise<Step> {
  const { order, deadline } = step;
  return stepAfterChange(step, await pay(order.client, cartIdOf(order), input, deadline));
}
