import { abortable, createDeadline } from '../../../src/api/deadline';
import { endingOf } from '../../../src/press/cart/checkout-ending';
import type { Cart } from '../../../src/press/cart/calls';
import type { CheckoutParameters } from '../../../src/wallet';
import type { DecelerationReason, Ending } from '../../../src/wallet';
import {
  checkoutEndingWith,
  createOrder,
  EVENT_LIMIT,
  fetchMostUrgent,
  giveCart,
  keepShopper,
  mayGoOn,
  type Order,
  type Step,
} from '../../order';
import type { PayPalSale } from '../paypal-params';
import { fetchDetails, type BuyerDetails } from './fetch-details';
import { fillIn } from './fill-in-cart';
import { payByPayPal, type Approved } from './pay-by-paypal';
import { endingOfCode } from './create-token';

/** The reason for everything that has no reason of its own. */
const VAGUE = 'redirect_to_checkout_required';

/** Why the shopper has more to do at checkout than to confirm; null when there is nothing more. */
async function reasonOf({ actions }: Step): Promise<DecelerationReason | null> {
  if (!actions[0]) return null;
  const action = await fetchMostUrgent(actions);
  if (action.type === 'out_of_stock') return 'not_enough_stock';
  return action.type === 'decelerate' ? action.reason : VAGUE;
}

/**
 * Fills the cart in as far as possible.
 *
 * @returns why there is more to do at checkout; null if there is nothing more
 */
async function complete(
  step: Step,
  { params, agreement }: PayPalSale,
  details: BuyerDetails,
  approved: Approved,
): Promise<DecelerationReason | null> {
  const filled = await fillIn(step, details, params.accountEmail);
  if (!mayGoOn(filled)) return reasonOf(filled);
  // A lenient check of the address ends with the address.
  const approvedStep = { ...filled, situation: step.situation };
  return reasonOf(await payByPayPal(approvedStep, { ...params, agreement }, details, approved));
}

/** The ending at the cart's checkout, which shows what was filled in. */
function endingAtCheckout(
  order: Order,
  parameters: CheckoutParameters,
  reason: DecelerationReason | null,
  failure?: { error: unknown },
): Ending {
  keepShopper(order);
  const cart = order.created!;
  const ending = endingOf(reason ? { type: 'decelerate', reason, cart } : { type: 'success', cart }, parameters);
  return ending.type === 'decelerate' ? { ...ending, ...failure } : ending;
}

/**
 * Gives the cart the approved buyer and payment, then leads to checkout, where the shopper confirms. Once PayPal has told who has approved,
 * this data is kept: every failure leads to checkout. Never rejects.
 *
 * @param payerId as PayPal's script gave it; sometimes missing
 */
export async function finishApproved(sale: PayPalSale, cart: Cart, token: string, payerId: unknown): Promise<Ending> {
  const { ctx } = sale;
  const asks = { address: true, phone: true, email: true };
  const order = createOrder(ctx, { shop: '', asks, deliveryTypes: ['SHIPPING', 'LOCAL'] });
  const deadline = createDeadline(EVENT_LIMIT, order.closing.signal);
  try {
    const answer = await fetchDetails(order.client, token, cart.id, deadline.signal);
    if (answer.type === 'refused') return endingOfCode(ctx, answer.code, cart);
    giveCart(order, cart);
    const situation = { stage: 'authorized', wallet: ctx.wallet, asks } as const;
    const step = { order, deadline, situation, cart: null, actions: [] };
    const completing = complete(step, sale, answer.details, { token, payerId });
    const parameters = ctx.checkoutParameters();
    return await abortable(completing, deadline.signal).then(
      (reason) => endingAtCheckout(order, parameters, reason),
      (error: unknown) => endingAtCheckout(order, parameters, VAGUE, { error }),
    );
  } catch (error) {
    return checkoutEndingWith(error, cart);
  } finally {
    deadline.end();
  }
}
