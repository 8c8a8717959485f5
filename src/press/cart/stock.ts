import type { Warning } from './calls';

/**
 * What the warnings of a cart say about its stock; `decide-outcome.ts` decides what follows. A sold-out line is no error of the operation: it
 * stays in the cart with quantity 0.
 */
export function stock(
  cart: { lines: { nodes: readonly { quantity: number }[] } },
  warnings: readonly Warning[],
): 'out_of_stock' | 'not_enough_stock' | null {
  const codes = warnings.map(({ code }) => code);
  const outOfStock = codes.includes('MERCHANDISE_OUT_OF_STOCK');
  if (outOfStock && cart.lines.nodes.every((line) => line.quantity === 0)) return 'out_of_stock';
  return outOfStock || codes.includes('MERCHANDISE_NOT_ENOUGH_STOCK') ? 'not_enough_stock' : null;
}
