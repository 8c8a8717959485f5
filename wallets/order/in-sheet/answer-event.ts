import { withTimeout } from '../../../src/lib/async';
import { createDeadline, abortable } from '../../../src/api/deadline';
import type { Ending } from '../../../src/wallet';
import { MORE_AT_CHECKOUT, type NextAction, type Situation } from '../action-types';
import { fetchMostUrgent, fetchShownErrors } from '../next-actions';
import { hasPlan, type OrderCart } from '../order-cart';
import { abortOrder, endAtCheckout, endOrder, failOrder } from '../end-order';
import type { Order } from '../order';
import { loadRare } from '../load-later';
import { cartOf, type Step } from '../step';
import type { Answer } from './sheet-events';
import { DECORATION_LIMIT, EVENT_LIMIT } from '../../limits';

/** `in` is not used, because a page may have put a `type` on `Object.prototype`. */
const isEnding = (result: Step | Ending): result is Ending => Object.hasOwn(result, 'type');

/**
 * The cart as the sheet shows it, with what few carts have, in words. Rejects where those of later payments can't be fetched: nobody may agree
 * to them unseen. Of a code that does not apply, the sheet then says nothing.
 */
async function shownCart(step: Step): Promise<OrderCart> {
  const { addressed, ctx } = step.order;
  let cart = cartOf(step);
  // Another country than the shop's, which the wallet's parameters name; an unknown one counts as another.
  if (addressed.shipping && addressed.shipping !== ctx.params['countryCode']) cart = { ...cart, crossesBorder: true };
  if (hasPlan(cart)) {
    const { laterPayments } = await abortable(loadRare(), step.deadline.signal);
    cart = { ...cart, laterPayments: laterPayments(cart) };
  }
  if (cart.discountCodes.some(({ applicable }) => !applicable)) {
    const code = await withTimeout(DECORATION_LIMIT, loadRare()).catch(() => null);
    cart = { ...cart, refusedCodes: code?.refusedCodes(cart) ?? [] };
  }
  return cart;
}

/** The answer that says to do an action, with the cart of the last step. */
async function toAnswer(step: Step, action: NextAction): Promise<Answer | null> {
  const { order, deadline } = step;
  switch (action.type) {
    case 'decelerate':
      return endAtCheckout(order, action.reason);
    case 'abort':
      return abortOrder(order, new Error(`${action.cause.code}`, { cause: action.cause }));
    case 'out_of_stock':
      return endOrder(order, action);
    case 'dialog':
      return endOrder(order, { type: 'custom_validation', message: action.message });
    case 'complete':
      return endOrder(order, { type: 'redirect', url: action.redirectUrl }, true);
    case 'show_error': {
      const cart = await shownCart(step);
      const fetching = fetchShownErrors(action.errors, order.addressed);
      const errors = await abortable(fetching, deadline.signal).catch(() => []);
      return errors[0] ? { ...action, cart, errors } : endAtCheckout(order, 'redirect_to_checkout_required');
    }
    case 'update':
      return { ...action, cart: await shownCart(step) };
    default:
      return action satisfies never;
  }
}

/** The work of one event: it goes on from a step and returns the last one, or how the press ends. */
export type Work = (step: Step) => Promise<Step | Ending>;

/**
 * Does the work of one event and turns its result into the sheet's answer. Never rejects; null when the order is closed.
 *
 * @param cart as the last answer had it
 * @param limit milliseconds for all of it
 */
export async function answerEvent(
  order: Order,
  stage: Situation['stage'],
  cart: OrderCart | null,
  work: Work,
  limit = EVENT_LIMIT,
): Promise<Answer | null> {
  const { signal } = order.closing;
  const deadline = createDeadline(limit, signal);
  const situation = { stage, wallet: order.ctx.wallet, asks: order.options.asks, report: order.ctx.report };
  try {
    // The sheet may have been closed before this code was loaded.
    signal.throwIfAborted();
    const result = await abortable(work({ order, deadline, situation, cart, actions: [] }), deadline.signal);
    if (signal.aborted) return null;
    if (isEnding(result)) return endOrder(order, result);
    const action = await abortable(fetchMostUrgent(result.actions), deadline.signal).catch(() => MORE_AT_CHECKOUT);
    return await toAnswer(result, action);
  } catch (error) {
    return await failOrder(order, error);
  } finally {
    deadline.end();
  }
}
