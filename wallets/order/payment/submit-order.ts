import { createDeadline, type Deadline } from '../../../src/press/api/deadline';
import type { Order } from '../state/order';
import { type Completion, orderPage } from './completion';
import { LAST_MOMENT, submitCart } from './submit-cart';

/**
 * Submits the cart that the shopper has paid for, with one token for each attempt. After that, presses lead only to this cart, so that
 * nobody pays twice for the same goods. Null if no time is left to wait for the result. Rejects if the sheet was closed before, and if the
 * result is unknown.
 */
export async function submitOrder(order: Order, attemptToken: string, { at }: Deadline): Promise<Completion | null> {
  const { ctx, client, closing, created, page } = order;
  // The shopper may have closed the sheet during the payment: then nothing is bought.
  closing.signal.throwIfAborted();
  const left = at - performance.now();
  if (!created || left <= LAST_MOMENT) return null;
  const { id, checkoutUrl } = created;
  ctx.submitting({ id, checkoutUrl });
  order.wasSubmitted = true;
  // A deadline of its own: closing the sheet does not stop a submission that is under way.
  const deadline = createDeadline(left);
  order.submission = submitCart(client, id, attemptToken, deadline, closing.signal)
    .then((completion) => ({ completion, orderUrl: orderPage(completion, checkoutUrl) }))
    .finally(deadline.end);
  const { completion, orderUrl } = await order.submission;
  order.submission = null;
  const isOrder = orderUrl !== null;
  // A page that was left cannot show the order: the cart stays noted, so that the next press leads to it.
  if (!isOrder || !page.aborted) ctx.outcomeKnown(id, isOrder);
  return completion;
}
