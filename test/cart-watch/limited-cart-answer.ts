import { answer } from '../press/cart/answers';

/** The answer to the limited cart query for a cart of one line; a quantity of 0 is a cart that was emptied. */
export const limitedCartAnswer = (quantity: number, requiresShipping = true): Response =>
  answer({
    data: {
      cart: { lines: { nodes: [{ quantity, merchandise: { requiresShipping }, sellingPlanAllocation: null }] } },
    },
  });
