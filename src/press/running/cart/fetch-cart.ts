import { beginCheckout } from './begin-checkout';
import { pause } from '../../api/pause';
import * as z from '../../api/z';
import type { WalletContext } from '../../../wallet';
import { documents } from './documents';
import { outcomeOfCart, type Outcome } from './outcome';
import { cartAnswer } from './schema';

const STEP_MS = 50;

/**
 * Fetches the shopper's own cart for a press on a cart page. First waits until the page has saved its changes, for at most 3 s after the
 * press. Rejects if the call fails, and if the answer does not have the API's shape.
 *
 * @param id global id of the cart
 */
export async function fetchCart(ctx: WalletContext, id: string): Promise<Outcome> {
  const pressed = performance.now();
  while (ctx.isSaving(pressed)) await pause(STEP_MS, ctx.signal);
  const { cart } = z.parse(cartAnswer, await beginCheckout(ctx, documents.cart, { id }, true));
  if (!cart) return { type: 'no_cart' };
  return outcomeOfCart(cart, cart.lines.nodes.length === 0 ? 'cart_empty' : null, ctx.buyerCurrency);
}
