import { products } from '../catalog';
import type { CartState } from './cart-state';

/** The stock: starts as in the catalogue, and each order reduces it. */
export const createStock = () => {
  const left = new Map<number, number>();
  const reset = () => {
    for (const { variants } of products) for (const { id, stock } of variants) left.set(id, stock ?? Infinity);
  };
  reset();
  return {
    /** Pieces left to sell, `Infinity` when they are not counted. */
    of: (variantId: number): number => left.get(variantId) ?? 0,
    /** Reduces the stock by an order. */
    take(cart: CartState): void {
      for (const { variant, quantity } of cart.lines)
        left.set(variant.id, Math.max(0, (left.get(variant.id) ?? 0) - quantity));
    },
    reset,
  };
};

export type Stock = ReturnType<typeof createStock>;
