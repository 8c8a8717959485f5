import { preChecks } from '../../../src/press/cart/pre-checks';
import { endingOf } from '../../../src/press/cart/checkout-ending';
import type { Ending } from '../../../src/wallet';
import { checkoutBecause, MORE_AT_CHECKOUT } from '../actions/action';
import { afterPreparing } from '../actions/actions-after';
import type { MailingAddress } from '../address/mailing-address';
import { cartPrepareForCompletion } from '../operations/prepared-cart';
import { requiresShipping } from '../operations/order-cart';
import { afterRemovals } from '../lifetime/close-order';
import { giveCart } from '../lifetime/create-order';
import { cartIdOf } from '../lifetime/order';
import { stepAfter, staysOpen, withActions, withActionsBefore, type Step } from '../steps/step';
import { changeAddress } from './shopper-choices';
import { type Beginning, valueOf } from './events';

/** Asks the API whether the sheet can sell the cart. */
async function prepare(step: Step): Promise<Step> {
  const { order, deadline, situation } = step;
  const prepared = await cartPrepareForCompletion(order.client, cartIdOf(order), { signal: deadline.signal });
  const next = stepAfter(step, prepared.cart);
  const actions = [...next.actions, ...(await afterPreparing(prepared, situation, false))];
  return withActions(next, ...(actions[0] || prepared.cart ? actions : [checkoutBecause('cart_not_ready')]));
}

/**
 * Gives the cart the first address. If the cart refuses it, the cart is prepared without it, so that the sheet has something to show
 * besides the error.
 */
async function giveAddress(step: Step, address: MailingAddress): Promise<Step> {
  const next = await changeAddress(step, address);
  return next.cart ? next : withActionsBefore(next.actions, await prepare(next));
}

/** Creates the cart or takes the shopper's own, and gives it the first address if there is one. See `OrderInSheet.begin`. */
export async function begin(step: Step, { alongside, address }: Beginning = {}): Promise<Step | Ending> {
  const { order } = step;
  const besides = alongside?.();
  // It may fail before it is awaited, or when it is no longer awaited: the page must not get an unhandled rejection.
  besides?.catch(() => {});
  // Google's sheet may begin again when the shopper changes accounts.
  if (!order.created) {
    const outcome = await preChecks(order.ctx);
    if (outcome.type !== 'success') return endingOf(outcome);
    giveCart(order, outcome.cart);
    await afterRemovals(cartIdOf(order));
  }
  const work = address ? giveAddress(step, await valueOf(address)) : prepare(step);
  const [next] = await Promise.all([work, besides]);
  const { cart } = next;
  const { asks, notShipped } = order.options;
  if (!cart || !staysOpen(next)) return next;
  const isShipped = requiresShipping(cart);
  // Only ten lines of a cart are read: goods in later lines may be shipped.
  if (!isShipped && notShipped && !cart.lines.nodes[9]) return notShipped;
  // The page was wrong about the goods: the sheet has not asked for an address, or will not let the shopper pay without a method.
  return isShipped === asks.address ? next : withActions(next, MORE_AT_CHECKOUT);
}
