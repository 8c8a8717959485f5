import { createCartClient } from '../../../src/press/api/client';
import { isRefusal } from '../../../src/press/api/client-error';
import type { Cart } from '../../../src/press/running/cart/calls';
import { endingOf } from '../../../src/press/running/cart/checkout-ending';
import { preChecks } from '../../../src/press/running/cart/pre-checks';
import type { Ending } from '../../../src/wallet';
import { prefetchPayment } from '../../order';
import type { PayPalSale } from '../params';
import { createToken } from './create-token';
import { endingOfCode } from './wallet-service';

/** What PayPal's window was opened for. */
export interface CartAndToken {
  cart: Cart;
  token: string;
}

/** Makes the cart and its token. If that ends the press, calls `end` and then rejects. */
export async function makeCartAndToken(sale: PayPalSale, end: (how: Ending) => void): Promise<CartAndToken> {
  const { ctx, agreement } = sale;
  const outcome = await preChecks(ctx);
  // Where the choice that came after the click needs the other kind of token, this button can't ask for it: checkout takes the order.
  if (outcome.type !== 'success' || sale.needsAgreement() !== agreement) {
    end(endingOf(outcome));
    throw new Error(outcome.type);
  }
  const { cart } = outcome;
  const answer = await createToken(createCartClient(ctx), cart.id, agreement).catch((error: unknown) => {
    // Another try would fail as well, and there is a cart.
    if (isRefusal(error)) end(endingOf({ type: 'decelerate', reason: 'redirect_to_checkout_required', cart }));
    throw error;
  });
  if ('code' in answer) {
    end(endingOfCode(ctx, answer.code));
    throw new Error(answer.code);
  }
  prefetchPayment();
  return { cart, token: answer.token };
}
