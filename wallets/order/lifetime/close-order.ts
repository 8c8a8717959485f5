import { clientError } from '../../../src/press/api/client-error';
import { readOrders } from '../../../src/press/orders/pending-order';
import { cartIdOf, type Order } from './order';

/** The cart whose order was closed last → the removal of the shopper's data from it. */
let removals: Record<string, Promise<unknown>> = {};

/** The removal of the shopper's data from a cart, where its order was the last one to be closed. Never rejects. */
export const removalFrom = (id: string): Promise<unknown> | undefined => removals[id];

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

/** Stops the step under way. The shopper's data is removed when the last request has ended, because that one may still write it. */
export function closeOrder(order: Order): void {
  if (order.closing.signal.aborted) return;
  order.closing.abort(clientError('aborted', 'the sheet is closed'));
  // Without a cart, nothing is removed, and the removal of an earlier order stays known.
  if (order.created)
    removals = { [cartIdOf(order)]: order.lastRequestEnded().then((pagehide) => forgetShopper(order, pagehide)) };
}

/** Closes the order of a page that is being left: nothing can be waited for. */
export function closeForLeftPage(order: Order): void {
  if (!order.submission) order.giveCodesBack?.();
  forgetShopper(order, true);
  closeOrder(order);
}
