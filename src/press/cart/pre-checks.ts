import type { WalletContext } from '../../wallet';
import { pause } from '../../api/deadline';
import { createCartClient } from '../../api/client';
import { countryCode } from '../../api/request';
import * as z from '../../api/z';
import { loadRarePress } from '../load-rare';
import { cartAnswer, cartCreateAnswer, cartLine, discountCode, documents } from './calls';
import { outcomeOfCart, outcomeOfFailure, type Outcome, stock } from './outcome';
import { CART_PAUSE } from '../../limits';

/**
 * Sends a press's first call to the cart API; a header tells the API that a checkout begins. Resolves with the answer's `data`; rejects
 * with a `ClientError`.
 *
 * @param isIdempotent sending it twice does the same as sending it once, so it is sent again when its answer is lost
 */
async function beginCheckout(
  ctx: WalletContext,
  document: string,
  variables: object,
  isIdempotent?: boolean,
): Promise<unknown> {
  // Before it is sent: once it may have reached the store, the call that makes a cart is never sent again.
  await ctx.whenOnline?.();
  return createCartClient(ctx).send(document, variables, { startCheckout: true, isIdempotent, signal: ctx.signal });
}

/**
 * Creates a cart with the pressed purchase. Rejects if there is no valid variant, if the call fails, and if the answer does not have the
 * API's shape.
 */
export async function createCart(ctx: WalletContext): Promise<Outcome> {
  const form = ctx.productForm();
  if (!form) throw new Error('no valid variant');
  const code = discountCode();
  const input = {
    lines: [cartLine(form)],
    ...(code && { discountCodes: [code] }),
    buyerIdentity: { countryCode: countryCode(ctx.buyerCountry) },
  };

  const data = await beginCheckout(ctx, documents.cartCreate, { input });
  const { cart = null, userErrors = [], warnings } = z.parse(cartCreateAnswer, data).cartCreate ?? {};
  // The code that explains errors is loaded only if there are errors: most presses have none.
  if (userErrors.length > 0) {
    const { outcomeOfErrors } = await loadRarePress();
    return outcomeOfErrors(userErrors);
  }
  return outcomeOfCart(cart, cart && stock(cart, warnings ?? []), ctx.buyerCurrency);
}

/**
 * Fetches the shopper's own cart for a press on a cart page. First waits until the page has saved its changes, and saves what it leaves in
 * the cart's form. Rejects if the call fails, and if the answer does not have the API's shape.
 *
 * @param id global id of the cart
 */
export async function fetchCart(ctx: WalletContext, id: string): Promise<Outcome> {
  const pressedAt = performance.now();
  while (ctx.isSaving(pressedAt)) await pause(CART_PAUSE, ctx.signal);
  const message = await ctx.saveCart();
  if (message !== undefined) return { type: 'custom_validation', message };
  const { cart } = z.parse(cartAnswer, await beginCheckout(ctx, documents.cart, { id }, true));
  if (!cart) return { type: 'no_cart' };
  return outcomeOfCart(cart, cart.lines.nodes.length === 0 ? 'cart_empty' : null, ctx.buyerCurrency);
}

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
