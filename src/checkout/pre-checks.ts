import { createCart } from '../cart/create-cart';
import type { WalletContext } from '../wallet';
import { outcomeOf, type Outcome } from './outcome';

/** How every press begins: creates the cart and names the outcome. Rejects on failures that have no outcome of their own. */
export async function preChecks(ctx: WalletContext): Promise<Outcome> {
  return outcomeOf(await createCart(ctx), ctx.buyerCurrency);
}
