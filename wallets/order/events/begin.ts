import { type NextAction, MORE_AT_CHECKOUT, checkoutBecause } from '../actions/action';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import { preChecks } from '../../../src/press/running/cart/pre-checks';
import { endingOf } from '../../../src/press/running/cart/checkout-ending';
import type { Ending } from '../../../src/wallet';
import type { MailingAddress } from '../address/mailing-address';
import { afterPreparing } from '../actions/actions-after';
import { cartPrepareForCompletion } from '../operations/operations';
import { requiresShipping } from '../operations/sheet-cart';
import { removals } from '../session/close-sheet';
import { cartId, type SheetEvent } from '../session/sheet-session';
import { startCart, takeCart } from '../session/take-cart';
import { valueOf } from '../session/value-of';
import type { Beginning } from '../sheet';
import { changeAddress } from './change-address';

/** How long a sheet waits while an earlier sheet removes data from the same cart, in milliseconds. */
const REMOVAL_LIMIT = 10_000;

/** Asks the API whether the sheet can sell the cart. */
async function prepare({ session, deadline, situation }: SheetEvent): Promise<NextAction[]> {
  const prepared = await cartPrepareForCompletion(session.client, cartId(session), { signal: deadline.signal });
  const actions = [...takeCart(session, prepared.cart), ...(await afterPreparing(prepared, situation, false))];
  return actions.length > 0 || prepared.cart ? actions : [checkoutBecause('cart_not_ready')];
}

/**
 * Gives the cart the first address. If the cart refuses it, the cart is prepared without it, so that the sheet has something to show
 * besides the error.
 */
async function giveAddress(event: SheetEvent, address: MailingAddress): Promise<NextAction[]> {
  const actions = await changeAddress(event, address);
  return event.session.cart ? actions : [...actions, ...(await prepare(event))];
}

/** Creates the cart or takes the shopper's own, and gives it the first address if there is one. See `Sheet.begin`. */
export async function begin(event: SheetEvent, { alongside, address }: Beginning = {}): Promise<NextAction[] | Ending> {
  const { session } = event;
  const besides = alongside?.();
  // It may fail before it is awaited, or when it is no longer awaited: the page must not get an unhandled rejection.
  besides?.catch(() => {});
  // Google's sheet may begin again when the shopper changes accounts.
  if (!session.created) {
    const outcome = await preChecks(session.ctx);
    if (outcome.type !== 'success') return endingOf(outcome);
    startCart(session, outcome.cart);
    // An earlier sheet of the same cart may still be removing the shopper's data: that would also remove the address of this sheet.
    const removal = removals[cartId(session)];
    await (removal && withTimeout(REMOVAL_LIMIT, removal).catch(() => {}));
  }
  const work = address ? giveAddress(event, await valueOf(address)) : prepare(event);
  const [actions] = await Promise.all([work, besides]);
  const { asks, notShipped } = session.options;
  if (!session.cart || !actions.every(({ type }) => type === 'show_error')) return actions;
  const isShipped = requiresShipping(session.cart);
  // Only ten lines of a cart are read: goods in later lines may be shipped.
  if (!isShipped && notShipped && !session.cart.lines.nodes[9]) return notShipped;
  // The page was wrong about the goods: the sheet has not asked for an address, or will not let the shopper pay without a method.
  return isShipped === asks.address ? actions : [MORE_AT_CHECKOUT];
}
