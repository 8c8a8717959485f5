import { createCartClient } from '../../src/api/client';
import { CONTEXT } from '../../src/api/request';
import * as z from '../../src/api/z';
import type { WalletContext } from '../../src/wallet';

/** Document of one page of a cart's lines; the API gives 250 lines at most. */
export const cartShippingDocument = `query cartShipping($id: ID!, $after: String, ${CONTEXT} { cart(id: $id) { lines(first: 250, after: $after) { nodes { quantity merchandise { ... on ProductVariant { requiresShipping } } } pageInfo { hasNextPage endCursor } } } }`;

const line = z.object({
  quantity: z.number,
  merchandise: z.object({ requiresShipping: z.nullish(z.boolean) }),
});

const lines = z.object({
  nodes: z.array(line),
  pageInfo: z.object({ hasNextPage: z.boolean, endCursor: z.nullish(z.string) }),
});

const answer = z.object({ cart: z.nullable(z.object({ lines })) });

/**
 * Asks the store whether any goods of a cart are shipped: the page's knowledge may be old, and covers only the first lines. Rejects if a
 * call fails, if an answer has another shape, and if there is no such cart.
 *
 * @param id global id of the cart
 */
export async function requiresShipping(ctx: WalletContext, id: string): Promise<boolean> {
  const client = createCartClient(ctx);
  let after: string | null | undefined;
  do {
    const data = await client.send(cartShippingDocument, { id, after }, { isIdempotent: true, signal: ctx.signal });
    const { cart } = z.parse(answer, data);
    if (!cart) throw new Error('the cart is gone');
    const { nodes, pageInfo } = cart.lines;
    if (nodes.some(({ quantity, merchandise }) => quantity > 0 && merchandise.requiresShipping)) return true;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return false;
}
