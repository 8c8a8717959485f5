import { randomUUID } from 'node:crypto';
import type { CartState, LineState } from './cart-state';
import type { KnownLine } from './check-line';
import { sameAttributes } from './same-attributes';

/** What became of a wish: `asked` pieces were wanted, `added` came in, and the shelf held `stock` in all. */
export interface AddedLine {
  line: LineState;
  asked: number;
  added: number;
  stock: number;
}

/** How many of a variant the cart holds over all its lines. */
export const quantityOf = (cart: CartState, variantId: number): number =>
  cart.lines.filter((line) => line.variant.id === variantId).reduce((sum, line) => sum + line.quantity, 0);

/**
 * Puts pieces into the cart: onto the line that already holds the same thing, else as a new line on top. Never more
 * than the shelf holds; what is sold out becomes a line of 0 pieces, as the API has it.
 */
export const addLine = (
  cart: CartState,
  { product, variant, sellingPlan }: KnownLine,
  attributes: Record<string, string>,
  asked: number,
  stock: number,
): AddedLine => {
  const added = Math.max(0, Math.min(asked, stock - quantityOf(cart, variant.id)));
  const same = cart.lines.find(
    (line) =>
      line.variant.id === variant.id &&
      line.sellingPlan?.id === sellingPlan?.id &&
      sameAttributes(line.attributes, attributes),
  );
  if (same) {
    same.quantity += added;
    return { line: same, asked, added, stock };
  }
  const line: LineState = { id: randomUUID(), product, variant, quantity: added, sellingPlan, attributes };
  cart.lines.unshift(line);
  return { line, asked, added, stock };
};
