import { withTimeout } from '../../src/lib/async';
import { clientError } from '../../src/api/client-error';
import { readOrders } from '../../src/press/pending-order';
import { REMOVAL_LIMIT } from '../limits';
import { cartIdOf, type Order } from './order';
import { endingOf } from '../../src/press/cart/checkout-ending';
import type { Cart } from '../../src/press/cart/calls';
import type { DecelerationReason, Ending } from '../../src/wallet';
import type { Answer } from './in-sheet/sheet-events';

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
function closeOrder(order: Order): void {
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

/** Closes the order with an ending; null when it is closed already. */
export function endOrder(order: Order, ending: Ending, ordered = false): Answer | null {
  if (order.closing.signal.aborted) return null;
  closeOrder(order);
  // Checkout and an order keep the codes.
  order.giveCodesBack = undefined;
  return { type: 'end', ending, ordered };
}

const checkoutEnding = (cart: Cart, reason: DecelerationReason): Ending =>
  endingOf({ type: 'decelerate', reason, cart });

/** To checkout after an unexpected error, which is reported. */
export function checkoutEndingWith(error: unknown, cart: Cart): Ending {
  const ending = checkoutEnding(cart, 'redirect_to_checkout_required');
  return ending.type === 'decelerate' ? { ...ending, error } : ending;
}

/** Ends with an unexpected error: where there is a cart and a network, its checkout can go on. */
export async function failOrder(order: Order, error: unknown): Promise<Answer | null> {
  const { created, ctx } = order;
  return created && (await ctx.hasNetwork())
    ? endOrder(order, checkoutEndingWith(error, created))
    : abortOrder(order, error);
}

/**
 * Ends with an error that checkout would have as well. After a submission the cart may be an order, so only its checkout is a safe way on.
 */
export function abortOrder(order: Order, error: unknown): Answer | null {
  const { created, wasSubmitted, ctx } = order;
  return endOrder(
    order,
    // Nothing is submitted without a cart.
    wasSubmitted ? checkoutEndingWith(error, created!) : { type: 'unrecoverable', error, wallet: ctx.wallet },
  );
}

/** Ends at the checkout page, which can do what the sheet cannot. */
export function endAtCheckout(order: Order, reason: DecelerationReason): Answer | null {
  const { created, addressed } = order;
  if (!created) return abortOrder(order, new Error(reason));
  const ending = checkoutEnding(created, reason);
  // Before an address, the currency was another one from the beginning: nothing of the shopper's has changed it.
  const asks = reason === 'currency_changed' && !!(addressed.shipping || addressed.billing);
  return endOrder(order, ending.type === 'decelerate' ? { ...ending, ...(asks && { asks }) } : ending);
}

/** Ends a sheet that the shopper or the page has closed; see `OrderInSheet.cancel`. */
export async function cancelOrder(order: Order): Promise<Ending> {
  const { submission } = order;
  closeOrder(order);
  try {
    const url = (await submission)?.orderUrl;
    return url ? { type: 'redirect', url } : { type: 'cancelled' };
  } catch (error) {
    return checkoutEndingWith(error, order.created!);
  }
}
