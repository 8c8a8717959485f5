import type { CartState, LineState } from './cart-state';
import { priceIn, roundToCoin } from './money';

/** Every amount is in hundredths of the cart's currency. */
export interface LineTotals {
  /** One piece, with the selling plan's reduction and before discount codes. */
  unit: number;
  original: number;
  /** The reduction of the whole line by each applicable code. */
  discounts: { code: string; amount: number }[];
  discount: number;
  final: number;
}

export interface CartTotals {
  quantity: number;
  original: number;
  discount: number;
  final: number;
}

/** Calculates one line of a cart. */
export const totalsOfLine = (cart: CartState, line: LineState): LineTotals => {
  const reduction = line.sellingPlan?.percentOff ?? 0;
  const unit = priceIn(cart.currency, (line.variant.price * (100 - reduction)) / 100);
  const original = unit * line.quantity;
  let left = original;
  const discounts = cart.discounts
    .filter((discount) => discount.applicable && original > 0)
    .map(({ code, percentOff }) => {
      // Several codes take off no more than the price.
      const amount = Math.min(left, roundToCoin((original * percentOff) / 100, cart.currency));
      left -= amount;
      return { code, amount };
    });
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  return { unit, original, discounts, discount, final: original - discount };
};

/** Calculates the whole cart as the sum of its lines, so that all APIs and pages agree. */
export const totalsOfCart = (cart: CartState): CartTotals => {
  const totals: CartTotals = { quantity: 0, original: 0, discount: 0, final: 0 };
  for (const line of cart.lines) {
    const { original, discount, final } = totalsOfLine(cart, line);
    totals.quantity += line.quantity;
    totals.original += original;
    totals.discount += discount;
    totals.final += final;
  }
  return totals;
};
