import type { CartState } from '../../../shop/cart/cart-state';
import type { AddedLine } from '../../../shop/cart/add-line';
import { discountProblem } from '../../../shop/cart/discounts';
import { productName } from '../../../shop/cart/product-name';
import { cartTarget, lineId } from '../ids';

export interface CartWarning {
  code: string;
  message: string;
  target: string;
}

const wereAdded = (count: number) =>
  `Only ${count} ${count === 1 ? 'item was' : 'items were'} added to your cart due to availability.`;

/**
 * Warnings of a mutation: lines that are sold out (with every mutation, as long as they are in the cart), lines that were just
 * reduced to the stock, and discount codes that do not apply.
 */
export const cartWarnings = (cart: CartState, added: readonly AddedLine[]): CartWarning[] => [
  ...cart.lines
    .filter((line) => line.quantity === 0)
    .map((line) => ({
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: `The product '${productName(line.product, line.variant)}' is already sold out.`,
      target: lineId(cart, line),
    })),
  ...added
    .filter((one) => one.line.quantity > 0 && one.added < one.asked)
    .map((one) => ({
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: wereAdded(one.added),
      target: lineId(cart, one.line),
    })),
  ...cart.discounts.flatMap((discount) => {
    const problem = discountProblem(discount);
    return problem ? [{ ...problem, target: cartTarget(cart) }] : [];
  }),
];
