import type { SheetCart } from '../operations/sheet-cart';

/** Whether anything of the cart is bought by subscription. */
export const hasPlan = (cart: SheetCart): boolean =>
  cart.lines.nodes.some(({ sellingPlanAllocation: allocation }) => allocation);
