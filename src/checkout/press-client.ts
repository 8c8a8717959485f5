import type { FetchLike } from 'wretch';
import { createCartClient, type CartClient } from '../api/client';
import type { WalletContext } from '../wallet';

/** The cart client of one press, which names the pressed wallet to the API. `fetch` replaces the page's. */
export function pressClient(ctx: WalletContext, fetch?: FetchLike): CartClient {
  return createCartClient({
    accessToken: ctx.accessToken,
    country: ctx.buyerCountry,
    language: ctx.buyerLocale,
    wallet: ctx.instrument,
    ...(fetch && { fetch }),
  });
}
