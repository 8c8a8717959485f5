import type { WalletContext } from '../wallet';
import { clientOf, failedCart, type InitialCart } from './initial-cart';
import { pause } from '../api/pause';
import { cartAnswer } from './schema';

const STEP_MS = 50;

/**
 * Fetches the shopper's own cart for a press on a cart page, after the page has saved what it is saving: no second cart is made.
 * A call that fails is a result with an error; a cart that does not exist any more is one without a cart.
 */
export async function fetchCart(ctx: WalletContext, id: string): Promise<InitialCart> {
  for (const pressed = performance.now(); ctx.isSaving(pressed);) await pause(STEP_MS, ctx.signal);
  let data: unknown;
  try {
    data = await clientOf(ctx).request('cart', { id }, { startCheckout: true, signal: ctx.signal });
  } catch (cause) {
    return failedCart(cause);
  }
  const { cart } = cartAnswer.parse(data);
  if (!cart) return { cart, errors: [], abortReason: null, decelerationReason: 'missing_cart_id' };
  const empty = cart.lines.nodes.length === 0;
  return { cart, errors: [], abortReason: null, decelerationReason: empty ? 'cart_empty' : null };
}
