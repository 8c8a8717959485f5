import { preChecks } from '../../../src/checkout/pre-checks';
import { endingOf } from '../../../src/checkout/redirect';
import type { Ending } from '../../../src/wallet';
import type { SheetAction } from '../errors/decide';
import { toCheckout } from '../errors/sheet-errors';
import { afterPreparing } from '../next-actions';
import { cartPrepareForCompletion } from '../operations/operations';
import { requiresShipping } from '../operations/sheet-cart';
import { cartId, currentCart, type SheetEvent } from '../session/sheet-session';
import { startCart, takeCart } from '../session/take-cart';

/** Creates the cart or takes the shopper's own, and asks the API whether the sheet can sell it. See `Sheet.begin`. */
export async function begin(
  { session, deadline, situation }: SheetEvent,
  alongside?: () => Promise<unknown>,
): Promise<SheetAction[] | Ending> {
  const besides = alongside?.();
  // It may fail before anybody waits for it, or when nobody will: that must not become an unhandled rejection in the page.
  besides?.catch(() => {});
  // Google's sheet may begin again when the shopper changes accounts.
  if (!session.created) {
    const outcome = await preChecks(session.ctx);
    if (outcome.type !== 'success') return endingOf(outcome);
    startCart(session, outcome.cart);
  }
  const [prepared] = await Promise.all([
    cartPrepareForCompletion(session.client, cartId(session), { signal: deadline.signal }),
    besides,
  ]);
  const actions = [...takeCart(session, prepared.cart), ...(await afterPreparing(prepared, situation, false))];
  if (actions.length > 0) return actions;
  if (!prepared.cart) return [toCheckout('cart_not_ready')];
  // The page was wrong about the goods: the sheet has not asked for an address, or will not let the shopper pay without a method.
  const asksRightly = requiresShipping(currentCart(session)) === session.asks.address;
  return asksRightly ? [] : [toCheckout('redirect_to_checkout_required')];
}
