import * as z from '../api/z';
import type { ShopAttributes } from '../markup/host-attributes';
import type { CartFacts } from '../page/purchase';
import { createCartClient } from '../api/client';

/** Query for a part of the cart: whether any goods are shipped, and whether there is a subscription. */
export const limitedCartDocument = `query limitedCart($id: ID!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { cart(id: $id) { lines(first: 50) { nodes { quantity merchandise { ... on ProductVariant { requiresShipping } } sellingPlanAllocation { sellingPlan { id } } } } } }`;

const limitedLine = z.object({
  quantity: z.number,
  merchandise: z.object({ requiresShipping: z.nullish(z.boolean) }),
  sellingPlanAllocation: z.nullish(z.object({})),
});

/** `data` of the limited cart query. */
export const limitedCartAnswer = z.object({
  cart: z.nullable(z.object({ lines: z.object({ nodes: z.array(limitedLine) }) })),
});

/**
 * What the buttons need to know of the shopper's cart, from its first 50 lines: most carts have fewer. Rejects when the call fails, and for
 * an answer of another shape.
 *
 * @param id global id of the cart
 */
export async function fetchCartFacts(shop: ShopAttributes, id: string): Promise<CartFacts> {
  const answer = await createCartClient(shop).send(limitedCartDocument, { id }, { isIdempotent: true });
  const { cart } = z.parse(limitedCartAnswer, answer);
  const lines = cart?.lines.nodes.filter((line) => line.quantity) ?? [];
  return {
    empty: !lines.length,
    requiresShipping: lines.some((line) => line.merchandise.requiresShipping),
    hasPlan: lines.some((line) => line.sellingPlanAllocation),
  };
}
