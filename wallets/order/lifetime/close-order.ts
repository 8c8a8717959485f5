import { withTimeout } from '../../../src/core/lib/with-timeout';
import { clientError } from '../../../src/press/api/client-error';
import { readOrders } from '../../../src/press/pending-order';
import { REMOVAL_LIMIT } from '../time-limits';
import { cartIdOf, type Order } from './order';

/** The cart whose order was closed last → the removal of the shopper's data and typed codes from it, of all its closed orders. */
let removals: Record<string, Promise<unknown>> = {};

/**
 * Waits, 10 s at most, while earlier sheets of a cart remove the shopper's data and typed codes from it: that would also remove the address
 * of the next sheet, and change the total that it shows.
 */
export async function afterRemovals(id: string): Promise<void> {
  const removal = removals[id];
  await (removal && withTimeout(REMOVAL_LIMIT, removal).catch(() => {}));
}

/** Leaves the shopper's data in the cart: checkout or an order needs it. */
export function keepShopper(order: Order): void {
  order.forgetShopper = () => null;
}

/** Whether the cart was submitted elsewhere: by another tab that has the shopper's own cart as well. */
const isSubmittedElsewhere = (order: Order): boolean =>
  !order.hasClaimed && [...readOrders(), ...order.heard].some(({ cartId }) => cartId === cartIdOf(order));

/** Removes the shopper's data from the cart, except where an order needs it: the page is left during a submission, or another tab submits. */
function forgetShopper(order: Order, isLeft: unknown): unknown {
  if ((isLeft && order.submission) || isSubmittedElsewhere(order)) keepShopper(order);
  return order.forgetShopper();
}

/** Takes typed codes off the cart again. An order keeps them, and so does checkout, where a submission without a result goes on. */
async function giveCodesBack(order: Order, submission: Order['submission']): Promise<void> {
  const isKept = submission?.then(
    ({ orderUrl }) => orderUrl !== null,
    () => true,
  );
  if (!(await isKept)) await order.giveCodesBack?.();
}

/**
 * Stops the step under way. The shopper's data and typed codes are removed when the last request has ended, because that one may still
 * write them.
 */
export function closeOrder(order: Order): void {
  if (order.closing.signal.aborted) return;
  const { submission } = order;
  order.closing.abort(clientError('aborted', 'the sheet is closed'));
  // Without a cart, nothing is removed, and the removal of an earlier order stays known.
  if (!order.created) return;
  const id = cartIdOf(order);
  const removing = order
    .lastRequestEnded()
    .then((pagehide) => Promise.all([forgetShopper(order, pagehide), giveCodesBack(order, submission)]));
  removals = { [id]: Promise.all([removals[id], removing]) };
}

/** Closes the order of a page that is being left: nothing can be waited for. */
export function closeForLeftPage(order: Order): void {
  if (!order.submission) order.giveCodesBack?.();
  forgetShopper(order, true);
  closeOrder(order);
}
