import type { CartState } from '../../../shop/cart/cart-state';
import { totalsOfLine } from '../../../shop/cart/totals';

/** A cart's discounts as the schema's `discountApplications`: one for each code that applies, with what it takes off in all. */
export const applicationsView = (cart: CartState, money: (hundredths: number) => object) => {
  const taken = new Map<string, number>();
  for (const { code, amount } of cart.lines.flatMap((line) => totalsOfLine(cart, line).discounts))
    taken.set(code, (taken.get(code) ?? 0) + amount);
  return [...taken].map(([code, amount]) => ({
    __typename: 'CartCodeDiscountApplication',
    code,
    targetType: 'LINE_ITEM',
    totalAllocatedAmount: money(amount),
  }));
};
