import { isRefusal } from '../../../src/press/api/client-error';
import { endingOf } from '../../../src/press/running/cart/checkout-ending';
import type { Cart } from '../../../src/press/running/cart/calls';
import type { DecelerationReason, Ending } from '../../../src/wallet';
import type { Answer } from '../sheet';
import { closeSheet } from './close-sheet';
import type { SheetSession } from './sheet-session';

/** Closes the sheet with an ending; null when it is closed already. */
export function endSheet(session: SheetSession, ending: Ending, ordered = false): Answer | null {
  if (session.closing.signal.aborted) return null;
  closeSheet(session);
  return { type: 'end', ending, ordered };
}

const toCheckout = (cart: Cart, reason: DecelerationReason): Ending => endingOf({ type: 'decelerate', reason, cart });

/** To checkout after an unexpected error, which is reported. */
function toCheckoutWith(error: unknown, cart: Cart): Ending {
  const ending = toCheckout(cart, 'redirect_to_checkout_required');
  return ending.type === 'decelerate' ? { ...ending, error } : ending;
}

/**
 * Ends with an unexpected error. After a submission its cart may be an order, so only its checkout is a safe way on. Where the API refuses
 * outright, another try would fail as well, and checkout takes the cart.
 */
export function failSheet(session: SheetSession, error: unknown): Answer | null {
  const { created, wasSubmitted, ctx } = session;
  return endSheet(
    session,
    // Nothing is submitted without a cart.
    wasSubmitted || (created && isRefusal(error))
      ? toCheckoutWith(error, created!)
      : { type: 'unrecoverable', error, wallet: ctx.wallet },
  );
}

/** Ends at the checkout page, which can do what the sheet cannot. */
export function leaveSheet(session: SheetSession, reason: DecelerationReason): Answer | null {
  const { created, addressed } = session;
  if (!created) return failSheet(session, new Error(reason));
  const ending = toCheckout(created, reason);
  // Before an address, the currency was another one from the beginning: nothing of the shopper's has changed it.
  const asks = reason === 'currency_changed' && !!(addressed.shipping || addressed.billing);
  return endSheet(session, ending.type === 'decelerate' ? { ...ending, ...(asks && { asks }) } : ending);
}

/** Ends a sheet that the shopper or the page has closed; see `Sheet.cancel`. */
export async function cancelSheet(session: SheetSession): Promise<Ending> {
  const { submission } = session;
  closeSheet(session);
  try {
    const url = (await submission)?.orderUrl;
    return url ? { type: 'redirect', url } : { type: 'cancelled' };
  } catch (error) {
    return toCheckoutWith(error, session.created!);
  }
}
