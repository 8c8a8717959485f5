import { beginCheckout } from './begin-checkout';
import { countryCode } from '../../api/country-code';
import { withTimeout } from '../../../core/lib/with-timeout';
import { whole } from '../../../core/lib/whole';
import * as z from '../../api/z';
import type { WalletContext } from '../../../wallet';
import { discountCode } from './discount-code';
import { documents } from './documents';
import { cartLine } from './lines';
import { outcomeOfCart, type Outcome } from './outcome';
import { cartCreateAnswer } from './schema';
import { stock } from './stock';

/** How long a press waits for the code that explains errors, in milliseconds. After that the press ends in the generic dialog. */
const ERRORS_LIMIT = 20_000;

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
  if (userErrors.length > 0)
    return (await withTimeout(ERRORS_LIMIT, whole(import('../cart-errors'), 'outcomeOfErrors'))).outcomeOfErrors(
      userErrors,
    );
  return outcomeOfCart(cart, cart && stock(cart, warnings ?? []), ctx.buyerCurrency);
}
