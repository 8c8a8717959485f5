import type { CartState } from './cart-state';
import type { AddedLine } from './add-line';
import type { Stock } from './stock';

/** Cuts lines to what the shelf still holds, the oldest line first served; gives those that were cut. */
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
