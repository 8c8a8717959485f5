import type { WalletContext } from '../../../wallet';
import { createCart } from './create-cart';
import { fetchCart } from './fetch-cart';
import { outcomeOfFailure, type Outcome } from './outcome';

/**
 * How every press begins: creates the cart of a product page, or takes the shopper's own on a cart page, and names the outcome.
 * Rejects on failures that have no outcome of their own.
 */
export async function preChecks(ctx: WalletContext): Promise<Outcome> {
  const id = ctx.cartId();
  try {
    return await (id ? fetchCart(ctx, id) : createCart(ctx));
  } catch (error) {
    return outcomeOfFailure(error);
  }
}
