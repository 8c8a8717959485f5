import { type Cart, userErrors } from '../../../src/press/cart/calls';
import type { Ending, WalletContext } from '../../../src/wallet';
import { checkoutEndingWith, afterRemovals, EVENT_LIMIT, prefetch } from '../../order';
import { createCartClient, type CartClient } from '../../../src/api/client';
import { withTimeout } from '../../../src/lib/async';
import { endingOf } from '../../../src/press/cart/checkout-ending';
import { preChecks } from '../../../src/press/cart/pre-checks';
import type { PayPalSale } from '../paypal-params';
import { CONTEXT, USER_ERRORS } from '../../../src/api/request';
import * as z from '../../../src/api/z';

/** The ending with the wallet's dialog; `error` is reported. */
export const failed = ({ wallet }: WalletContext, error: unknown): Ending => ({
  type: 'unrecoverable',
  error,
  wallet,
});

/**
 * The ending of a press with a cart for an error code of the wallet service: its checkout goes on. A restricted account of the shop has its
 * own words.
 */
export const endingOfCode = (ctx: WalletContext, code: string, cart: Cart): Ending =>
  code === 'RESTRICTED_WALLET_ACCOUNT'
    ? { type: 'unavailable', wallet: ctx.wallet, because: 'account' }
    : checkoutEndingWith(new Error(code, { cause: { code } }), cart);

/** What PayPal's window was opened for. */
export interface CartAndToken {
  cart: Cart;
  token: string;
}

/** Makes the cart and its token, each within the time that is left. If that ends the press, calls `end` and then rejects. */
export async function makeCartAndToken(sale: PayPalSale, end: (how: Ending) => void): Promise<CartAndToken> {
  const { ctx, agreement } = sale;
  const until = performance.now() + EVENT_LIMIT;
  const outcome = await withTimeout(EVENT_LIMIT, preChecks(ctx));
  // Where the choice that came after the click needs the other kind of token, this button can't ask for it: checkout takes the order.
  if (outcome.type !== 'success' || sale.needsAgreement() !== agreement) {
    end(endingOf(outcome, ctx.checkoutParameters()));
    throw new Error(outcome.type);
  }
  const { cart } = outcome;
  // PayPal shows the total of this moment.
  await afterRemovals(cart.id);
  const creating = createToken(createCartClient(ctx), cart.id, agreement);
  const answer = await withTimeout(until - performance.now(), creating).catch((error: unknown) => {
    end(checkoutEndingWith(error, cart));
    throw error;
  });
  if (answer.type === 'refused') {
    end(endingOfCode(ctx, answer.code, cart));
    throw new Error(answer.code);
  }
  prefetch();
  return { cart, token: answer.token };
}

/** Not part of the public API. Never sent twice: that would create a second token. */
export const paypalTokenDocument = `mutation paypalTokenCreate($cartId: ID!, $billingAgreement: Boolean, ${CONTEXT} { paypalTokenCreate(cartId: $cartId, billingAgreement: $billingAgreement) { token ${USER_ERRORS} } }`;

const tokenAnswer = z.object({
  paypalTokenCreate: z.nullish(z.object({ token: z.nullish(z.string), userErrors: z.nullish(userErrors) })),
});

/** A token for PayPal's window, or the code of the error. Rejects when the call fails, or its answer is of another shape. */
async function createToken(
  client: CartClient,
  cartId: string,
  billingAgreement: boolean,
): Promise<{ type: 'token'; token: string } | { type: 'refused'; code: string }> {
  const data = await client.send(paypalTokenDocument, { cartId, billingAgreement });
  const { token, userErrors: errors } = z.parse(tokenAnswer, data).paypalTokenCreate ?? {};
  return token ? { type: 'token', token } : { type: 'refused', code: errors?.[0]?.code ?? 'GENERIC_ERROR' };
}
