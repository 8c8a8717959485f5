import type { WalletContext } from '../wallet';
import { cartError } from './cart-error';
import { countryCode } from '../api/country-code';
import { discountCode } from './discount-code';
import { clientOf, failedCart, type InitialCart } from './initial-cart';
import { cartLine } from './lines';
import { cartCreateAnswer } from './schema';
import { stock } from './stock';

/**
 * Creates a cart of what the product form says now. A call that fails is a result with an error; throws where the page gives
 * too little to call at all, and where the answer is not of the API's shape.
 */
export async function createCart(ctx: WalletContext): Promise<InitialCart> {
  const form = ctx.productForm();
  if (!form) throw new Error('no cart without a valid variant');
  const client = clientOf(ctx);
  const code = discountCode();
  const input = {
    lines: [cartLine(form)],
    ...(code && { discountCodes: [code] }),
    buyerIdentity: { countryCode: countryCode(ctx.buyerCountry) },
  };

  let data: unknown;
  try {
    data = await client.request('cartCreate', { input }, { startCheckout: true, signal: ctx.signal });
  } catch (cause) {
    return failedCart(cause);
  }

  const { cart = null, userErrors = [], warnings } = cartCreateAnswer.parse(data).cartCreate ?? {};
  const shortage = cart && stock(cart, warnings ?? []);
  return {
    cart,
    errors: userErrors.map(cartError),
    abortReason: shortage === 'out_of_stock' ? shortage : null,
    decelerationReason: shortage === 'not_enough_stock' ? shortage : null,
  };
}
