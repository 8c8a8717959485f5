import type { FetchLike } from 'wretch';
import type { DecelerationReason, WalletContext } from '../wallet';
import type { CartError } from './cart-error';
import { createCartClient, type CartClient } from '../api/client';
import { isClientError } from '../api/client-error';
import type { Cart } from './schema';
import { walletName } from '../api/wallet-name';

/** What came of creating a cart (specification, shell §3). */
export interface InitialCart {
  cart: Cart | null;
  errors: CartError[];
  abortReason: 'out_of_stock' | null;
  decelerationReason: DecelerationReason | null;
}

/** The transport for a press, in the name of the wallet that was pressed; `fetch` in the place of the page's. */
export function clientOf(ctx: WalletContext, fetch?: FetchLike): CartClient {
  return createCartClient({
    accessToken: ctx.accessToken,
    country: ctx.buyerCountry,
    language: ctx.buyerLocale,
    wallet: walletName(ctx.wallet),
    ...(fetch && { fetch }),
  });
}

/** The result of a call that failed; throws what no call can have failed with. */
export function failedCart(cause: unknown): InitialCart {
  if (!isClientError(cause)) throw cause;
  const reason = cause.kind === 'graphql' ? 'graphql_error' : 'no_response';
  return {
    cart: null,
    errors: [{ type: 'unrecoverable', reason, cause }],
    abortReason: null,
    decelerationReason: null,
  };
}
