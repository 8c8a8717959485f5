import { preChecks } from '../../../src/press/cart/pre-checks';
import { endingOf } from '../../../src/press/cart/checkout-ending';
import type { Ending, WalletContext } from '../../../src/wallet';
import { checkoutBecause, MORE_AT_CHECKOUT, type Situation } from '../action-types';
import { afterPreparing } from '../next-actions';
import type { MailingAddress } from '../mailing-address';
import { LINES } from '../cart-operations';
import { cartPrepareForCompletion } from '../prepared-cart';
import { requiresShipping, type OrderCart } from '../order-cart';
import { afterRemovals, cancelOrder, endAtCheckout, failOrder } from '../end-order';
import { giveCart, createOrder } from '../create-order';
import { cartIdOf, type OrderOptions } from '../order';
import { stepAfter, staysOpen, withActions, withActionsBefore, type Step } from '../step';
import { changeAddress, changeBilling, changeDelivery } from './shopper-choices';
import { type Beginning, valueOf, type Answer, type OrderInSheet, type Later } from './sheet-events';
import { seenOrders } from '../../../src/press/pending-order';
import { loadAndChangeCodes, loadAndMakeOrder, loadRare, prefetch } from '../load-later';
import { EVENT_LIMIT } from '../../limits';
import { answerEvent, type Work } from './answer-event';

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
async function begin(step: Step, { alongside, address }: Beginning = {}): Promise<Step | Ending> {
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
  // Goods in lines that are not read may be shipped.
  if (!isShipped && notShipped && !cart.lines.nodes[LINES - 1]) return notShipped;
  // The page was wrong about the goods: the sheet has not asked for an address, or will not let the shopper pay without a method.
  return isShipped === asks.address ? next : withActions(next, MORE_AT_CHECKOUT);
}

/** An order that Apple Pay or Google Pay makes in its sheet: one cart from the sheet's first event to the payment. */
export function orderInSheet(ctx: WalletContext, options: OrderOptions): OrderInSheet {
  const order = createOrder(ctx, options);
  /** As it was in the last answer; null before. */
  let cart: OrderCart | null = null;

  /** Answers an event: takes the step that it asks for, once what was chosen is known. */
  const answer = async <T>(
    stage: Situation['stage'],
    take: (step: Step, chosen: T) => ReturnType<Work>,
    chosen: Later<T>,
    limit?: number,
  ): Promise<Answer | null> => {
    const answered = await answerEvent(order, stage, cart, async (step) => take(step, await valueOf(chosen)), limit);
    if (answered && answered.type !== 'end') cart = answered.cart;
    return answered;
  };

  /** Answers an event before the shopper pays. Where the answer is shown, its total is what the shopper agrees to. */
  const change = async <T>(
    take: (step: Step, chosen: T) => ReturnType<Work>,
    chosen: Later<T>,
    isShown = true,
    limit?: number,
  ): Promise<Answer | null> => {
    const answered = await answer('open', take, chosen, limit);
    if (isShown && answered && answered.type !== 'end') order.shownTotal = answered.cart.cost.totalAmount;
    return answered;
  };

  return {
    client: order.client,
    begin(first) {
      prefetch();
      // Later payments, and goods that are not shipped.
      if (ctx.hasPlan() || !options.asks.address) prefetch(loadRare);
      const { showsFirstTotal = false, openedAt = performance.now() } = options;
      return change(begin, first, showsFirstTotal, openedAt + EVENT_LIMIT - performance.now());
    },
    setAddress: (address) => change(changeAddress, address),
    chooseDelivery: (id) => change(changeDelivery, id),
    setBilling: (address) => change(changeBilling, address),
    setCodes: (codes) => change(loadAndChangeCodes, codes),
    pay(approval) {
      order.seenCartIds = seenOrders();
      ctx.approved();
      return answer('authorized', loadAndMakeOrder, approval);
    },
    fail: (error) => failOrder(order, error),
    endAtCheckout: (reason) => endAtCheckout(order, reason),
    cancel: () => cancelOrder(order),
  };
}
