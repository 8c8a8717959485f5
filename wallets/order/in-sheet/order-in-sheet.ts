import type { Step } from '../steps/step';
import { seenOrders } from '../../../src/press/pending-order';
import type { WalletContext } from '../../../src/wallet';
import type { Situation } from '../actions/action';
import type { OrderCart } from '../operations/order-cart';
import { createOrder } from '../lifetime/create-order';
import { cancelOrder, endAtCheckout, failOrder } from '../lifetime/end-order';
import type { OrderOptions } from '../lifetime/order';
import { loadAndChangeCodes, loadAndMakeOrder, loadRare, prefetch } from '../steps/load-chunks';
import { EVENT_LIMIT } from '../time-limits';
import { answerEvent, type Work } from './answer-event';
import { begin } from './begin-order';
import { changeAddress, changeBilling, changeDelivery } from './shopper-choices';
import { type Answer, type OrderInSheet, valueOf, type Later } from './events';

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
