import type { WalletContext } from '../../../src/wallet';
import type { Situation } from '../actions/action';
import type { OrderCart } from '../operations/order-cart';
import { createOrder } from '../state/create-order';
import { cancelOrder, endAtCheckout, failOrder } from '../state/end-order';
import type { OrderOptions } from '../state/order';
import { loadAndMakeOrder, prefetchPayment } from '../steps/load-payment';
import { answerEvent, EVENT_LIMIT, type Work } from './answer-event';
import { begin } from './begin';
import { changeAddress, changeBilling, changeDelivery } from './changes';
import { type Answer, type OrderInSheet, valueOf } from './events';

/** An order that Apple Pay or Google Pay makes in its sheet: one cart from the sheet's first event to the payment. */
export function orderInSheet(ctx: WalletContext, options: OrderOptions): OrderInSheet {
  const order = createOrder(ctx, options);
  /** As it was in the last answer; null before. */
  let cart: OrderCart | null = null;

  const answer = async (stage: Situation['stage'], work: Work, limit?: number): Promise<Answer | null> => {
    const answered = await answerEvent(order, stage, cart, work, limit);
    if (answered && answered.type !== 'end') cart = answered.cart;
    return answered;
  };

  /** Answers an event before the shopper pays. Where the answer is shown, its total is what the shopper agrees to. */
  const change = async (work: Work, isShown = true, limit?: number): Promise<Answer | null> => {
    const answered = await answer('open', work, limit);
    if (isShown && answered && answered.type !== 'end') order.shownTotal = answered.cart.cost.totalAmount;
    return answered;
  };

  return {
    client: order.client,
    begin(first) {
      prefetchPayment();
      const { showsFirstTotal = false, openedAt = performance.now() } = options;
      return change((step) => begin(step, first), showsFirstTotal, openedAt + EVENT_LIMIT - performance.now());
    },
    setAddress: (address) => change(async (step) => changeAddress(step, await valueOf(address))),
    chooseDelivery: (id) => change((step) => changeDelivery(step, id)),
    setBilling: (address) => change(async (step) => changeBilling(step, await valueOf(address))),
    pay(approval) {
      ctx.approved();
      return answer('authorized', async (step) => loadAndMakeOrder(step, await valueOf(approval)));
    },
    fail: (error) => failOrder(order, error),
    endAtCheckout: (reason) => endAtCheckout(order, reason),
    cancel: () => cancelOrder(order),
  };
}
