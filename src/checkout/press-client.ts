import type { FetchLike } from 'wretch';
import { createCartClient, type CartClient } from '../api/client';
import type { WalletContext } from '../wallet';

/** The cart client of one press, which names the pressed wallet to the API. `fetch` replaces the page's. */
export const pressClient = (ctx: WalletContext, fetch?: FetchLike): CartClient => createCartClient(ctx, fetch);
