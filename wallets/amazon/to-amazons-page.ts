import { withTimeout } from '../../src/core/lib/with-timeout';
import { pause } from '../../src/press/api/pause';
import { preChecks } from '../../src/press/cart/pre-checks';
import { endingOf } from '../../src/press/cart/checkout-ending';
import type { Cart } from '../../src/press/cart/calls';
import type { Ending, WalletContext } from '../../src/wallet';

/** How long a press waits for Amazon's script and the shop's signature, both together, in milliseconds. */
const READY_LIMIT = 5000;

/** How long Amazon's script has to leave the page, in milliseconds. */
const LEAVE_LIMIT = 10_000;

/** To the cart's checkout, where Amazon's page could not be opened. */
export const checkoutEnding = (cart: Cart): Ending =>
  endingOf({ type: 'decelerate', reason: 'redirect_to_checkout_required', cart });

/**
 * Pre-checks, then Amazon's page; checkout if the page is not left. Never rejects once there is a cart.
 *
 * @param ready fetches what is needed, and returns a function that makes Amazon's script leave the page
 * @param failed the ending if `ready` or that function throws; Amazon's script throws strings
 */
export async function toAmazonsPage(
  ctx: WalletContext,
  ready: (cart: Cart) => Promise<() => void>,
  failed: (error: Error, cart: Cart) => Ending,
): Promise<Ending> {
  const { signal } = ctx;
  const outcome = await preChecks(ctx);
  if (outcome.type !== 'success') return endingOf(outcome);
  const { cart } = outcome;
  try {
    const begin = await withTimeout(READY_LIMIT, ready(cart));
    // The shopper may have left the page during the wait, and come back by the back/forward cache: this press is over.
    signal.throwIfAborted();
    begin();
    // The wait is cut short when the page is left.
    return await pause(LEAVE_LIMIT, signal).then(
      () => checkoutEnding(cart),
      (): Ending => ({ type: 'handed_over' }),
    );
  } catch (cause) {
    return failed(new Error(ctx.wallet, { cause }), cart);
  }
}
