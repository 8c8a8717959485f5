import { randomUUID } from 'node:crypto';
import type { CartState, LineState } from './cart-state';
import type { KnownLine } from './check-line';
import { sameAttributes } from './same-attributes';

/** Result of adding: `asked` pieces were wanted, `added` were added, and `stock` were in stock. */
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
 * Puts pieces into the cart: into the line of the same product and choices, else as a new line on top. Never more than are in
 * stock; a sold-out variant becomes a line with 0 pieces, as in the API.
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
