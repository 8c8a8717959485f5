import type { DecelerationReason, WalletContext } from '../wallet';
import { cartError, type CartError } from './cart-error';
import { createCartClient } from './client';
import { isClientError } from './client-error';
import { countryCode } from './country-code';
import { discountCode } from './discount-code';
import { cartLine } from './lines';
import { cartCreateAnswer, type Cart } from './schema';
import { stock } from './stock';
import { walletNames } from './wallet-names';

/** What came of creating a cart (specification, shell §3). */
export interface InitialCart {
  cart: Cart | null;
  errors: CartError[];
  abortReason: 'out_of_stock' | null;
  decelerationReason: DecelerationReason | null;
}

const failed = (error: CartError): InitialCart => ({
  cart: null,
  errors: [error],
  abortReason: null,
  decelerationReason: null,
});

/**
 * Creates a cart of what the product form says now. A call that fails is a result with an error; throws where the page gives
 * too little to call at all, and where the answer is not of the API's shape.
 */
export async function createCart(ctx: WalletContext): Promise<InitialCart> {
  const form = ctx.productForm();
  if (!form) throw new Error('no cart without a valid variant');
  const client = createCartClient({
    accessToken: ctx.accessToken,
    country: ctx.buyerCountry,
    language: ctx.buyerLocale,
    wallet: walletNames[ctx.wallet],
  });
  const code = discountCode();
  const input = {
    lines: [cartLine(form)],
    ...(code && { discountCodes: [code] }),
    buyerIdentity: { countryCode: countryCode(ctx.buyerCountry) },
  };

  let data: unknown;
  try {
    data = await client.request('cartCreate', { input }, { startCheckout: true });
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    return failed({
      type: 'unrecoverable',
      reason: cause.kind === 'graphql' ? 'graphql_error' : 'no_response',
      cause,
    });
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
