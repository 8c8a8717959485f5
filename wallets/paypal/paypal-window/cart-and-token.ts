import { createCartClient } from '../../../src/press/api/client';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import type { Cart } from '../../../src/press/cart/calls';
import { endingOf } from '../../../src/press/cart/checkout-ending';
import { preChecks } from '../../../src/press/cart/pre-checks';
import type { Ending } from '../../../src/wallet';
import { afterRemovals, checkoutEndingWith, EVENT_LIMIT, prefetch } from '../../order';
import type { PayPalSale } from '../params';
import { createToken } from './create-token';
import { endingOfCode } from './endings';

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
