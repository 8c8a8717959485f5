import { endingOf } from '../../../src/press/cart/checkout-ending';
import type { Cart } from '../../../src/press/cart/calls';
import type { DecelerationReason, Ending } from '../../../src/wallet';
import type { Answer } from '../in-sheet/events';
import { closeOrder } from './close-order';
import type { Order } from './order';

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

/** Ends with an unexpected error: where there is a cart and a line, its checkout can go on. */
export async function failOrder(order: Order, error: unknown): Promise<Answer | null> {
  const { created, ctx } = order;
  return created && (await ctx.hasLine())
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
