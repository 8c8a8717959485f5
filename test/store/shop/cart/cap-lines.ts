import type { CartState } from './cart-state';
import type { AddedLine } from './add-line';
import type { Stock } from './stock';

/** Reduces lines to the stock, which goes to the oldest lines first; returns the lines that were reduced. */
export const capLines = (cart: CartState, stock: Stock): AddedLine[] => {
  const taken = new Map<number, number>();
  return cart.lines.toReversed().flatMap((line) => {
    const { id } = line.variant;
    const used = taken.get(id) ?? 0;
    const asked = line.quantity;
    line.quantity = Math.max(0, Math.min(asked, stock.of(id) - used));
    taken.set(id, used + line.quantity);
    return line.quantity < asked ? [{ line, asked, added: line.quantity, stock: stock.of(id) }] : [];
  });
};
