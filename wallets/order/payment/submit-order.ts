import { createDeadline, type Deadline } from '../../../src/api/deadline';
import type { Order, Submitted } from '../order';
import { claimPurchase, isElsewhere, outcomeKnown, type Elsewhere } from './claim-purchase';
import { orderPage, submitCart } from './submit-cart';
import { LAST_MOMENT } from '../../limits';

/**
 * Submits the cart that the shopper has paid for, with one token for each attempt. After that, presses lead only to this cart, so that
 * nobody pays twice for the same goods. Null if no time is left to wait for the result. An ending, and nothing is submitted, if another tab
 * has submitted the same purchase. Rejects if the sheet was closed before, and if the result is unknown.
 */
export async function submitOrder(
  order: Order,
  attemptToken: string,
  { at }: Deadline,
): Promise<Submitted | Elsewhere | null> {
  const { ctx, client, closing, created, page } = order;
  const msLeft = () => at - performance.now();
  // The shopper may have closed the sheet during the payment: then nothing is bought.
  closing.signal.throwIfAborted();
  if (!created || msLeft() <= LAST_MOMENT) return null;
  const { id, checkoutUrl } = created;
  const claim = await claimPurchase(order, created);
  if (isElsewhere(claim)) return claim;
  // The sheet was closed, or the tab has slept.
  const isLate = msLeft() <= LAST_MOMENT;
  if (isLate || closing.signal.aborted) outcomeKnown(claim, false);
  closing.signal.throwIfAborted();
  if (isLate) return null;
  ctx.submitting(id);
  order.wasSubmitted = true;
  // A deadline of its own: closing the sheet does not stop a submission that is under way.
  const deadline = createDeadline(msLeft());
  order.submission = submitCart(client, id, attemptToken, deadline, closing.signal)
    .then((completion) => ({ completion, orderUrl: orderPage(completion, checkoutUrl) }))
    .finally(deadline.end);
  const submitted = await order.submission;
  order.submission = null;
  const isOrder = submitted.orderUrl !== null;
  // A page that was left cannot show the order: the cart stays noted, so that the next press leads to it.
  if (!isOrder || !page.aborted) outcomeKnown(claim, isOrder);
  return submitted;
}
