import type { WalletContext } from '../wallet';
import { clientOf, failedCart, type InitialCart } from './initial-cart';
import { pause } from './pause';
import { cartAnswer } from './schema';

const STEP_MS = 50;

/**
 * Fetches the shopper's own cart for a press on a cart page, after the page has saved what it is saving: no second cart is made.
 * A call that fails is a result with an error; throws when the cart does not exist.
 */
export async function fetchCart(ctx: WalletContext, id: string): Promise<InitialCart> {
  for (const pressed = performance.now(); ctx.isSaving(pressed);) await pause(STEP_MS);
  let data: unknown;
  try {
    data = await clientOf(ctx).request('cart', { id }, { startCheckout: true });
  } catch (cause) {
    return failedCart(cause);
  }
  const { cart } = cartAnswer.parse(data);
  if (!cart) throw new Error('the cart of the cookie does not exist');
  const empty = cart.lines.nodes.length === 0;
  return { cart, errors: [], abortReason: null, decelerationReason: empty ? 'cart_empty' : null };
}
