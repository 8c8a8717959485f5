import type { NextAction } from '../../order/actions/action';
import { abortable } from '../../../src/press/api/abortable';
import { createDeadline } from '../../../src/press/api/deadline';
import { endingOf } from '../../../src/press/running/cart/checkout-ending';
import type { Cart } from '../../../src/press/running/cart/calls';
import type { DecelerationReason, Ending } from '../../../src/wallet';
import { fetchMostUrgent } from '../../order/actions/fetch-actions';
import { createSheetSession } from '../../order/session/create-sheet-session';
import { mayGoOn } from '../../order/events/change-cart';
import type { SheetEvent, SheetSession } from '../../order/session/sheet-session';
import { startCart } from '../../order/session/take-cart';
import { fetchDetails, type BuyerDetails } from './fetch-details';
import { fillIn } from './fill-in';
import type { PayPalSale } from '../params';
import { payByPayPal, type Approved } from './pay-by-paypal';
import { endingOfCode, failed, STEP_LIMIT } from './wallet-service';

/** The reason for everything that has no reason of its own. */
const VAGUE = 'redirect_to_checkout_required';

/** Why the shopper has more to do at checkout than to confirm; null when there is nothing more. */
async function reasonOf(actions: readonly NextAction[]): Promise<DecelerationReason | null> {
  if (actions.length === 0) return null;
  const action = await fetchMostUrgent(actions);
  if (action.type === 'out_of_stock') return 'not_enough_stock';
  return action.type === 'decelerate' ? action.reason : VAGUE;
}

/**
 * Fills the cart in as far as possible.
 *
 * @returns why there is more to do at checkout; null if there is nothing more
 */
const complete = async (
  event: SheetEvent,
  { params, agreement }: PayPalSale,
  details: BuyerDetails,
  approved: Approved,
): Promise<DecelerationReason | null> => {
  const actions = await fillIn(event, details, params.accountEmail);
  return reasonOf(mayGoOn(actions) ? await payByPayPal(event, { ...params, agreement }, details, approved) : actions);
};

/** The ending at the cart's checkout, which shows what was filled in. */
function atCheckout(session: SheetSession, reason: DecelerationReason | null, failure?: { error: unknown }): Ending {
  session.forgetShopper = () => null;
  const cart = session.created!;
  const ending = endingOf(reason ? { type: 'decelerate', reason, cart } : { type: 'success', cart });
  return ending.type === 'decelerate' ? { ...ending, ...failure } : ending;
}

/**
 * Gives the cart the approved buyer and payment, then leads to checkout, where the shopper confirms. Once PayPal has told who has approved,
 * this data is kept: every failure leads to checkout. Never rejects.
 *
 * @param payerId as PayPal's script gave it; sometimes missing
 */
export async function settleApproval(sale: PayPalSale, cart: Cart, token: string, payerId: unknown): Promise<Ending> {
  const { ctx } = sale;
  const asks = { address: true, phone: true, email: true };
  const session = createSheetSession(ctx, { shop: '', asks, offers: ['SHIPPING', 'LOCAL'] });
  const deadline = createDeadline(STEP_LIMIT, session.closing.signal);
  try {
    const details = await fetchDetails(session.client, token, cart.id, deadline.signal);
    if ('code' in details) return endingOfCode(ctx, details.code);
    startCart(session, cart);
    const situation = { stage: 'authorized', wallet: ctx.wallet, asks } as const;
    const completing = complete({ session, deadline, situation }, sale, details, { token, payerId });
    return await abortable(completing, deadline.signal).then(
      (reason) => atCheckout(session, reason),
      (error: unknown) => atCheckout(session, VAGUE, { error }),
    );
  } catch (error) {
    return failed(ctx, error);
  } finally {
    deadline.end();
  }
}
