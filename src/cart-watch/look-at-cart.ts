import type { ShopAttributes } from '../core/shop';
import type { CartFacts } from '../core/page/purchase';
import { createCartClient } from '../press/api/client';
import * as z from '../press/api/z';
import { limitedCartAnswer, limitedCartDocument } from './limited-cart';

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
