import type { DiscountState } from '../cart-state';

export interface DiscountProblem {
  code: 'DISCOUNT_NOT_FOUND' | 'DISCOUNT_CURRENTLY_INACTIVE';
  message: string;
}

const GOOD: Record<string, number> = { OCHA10: 10 };
const OVER = ['NATSU2024'];

/** Reads the codes a shopper gave: case does not matter, a code counts once, and an empty one is no code. */
export const readDiscounts = (codes: readonly string[]): DiscountState[] => {
  const discounts = new Map<string, DiscountState>();
  for (const code of codes.map((text) => text.trim()).filter(Boolean)) {
    const key = code.toUpperCase();
    const percentOff = GOOD[key] ?? 0;
    if (!discounts.has(key)) discounts.set(key, { code, applicable: percentOff > 0, percentOff });
  }
  return [...discounts.values()];
};

/** What the API warns of when a code does not apply, `null` when it does. */
export const discountProblem = (discount: DiscountState): DiscountProblem | null => {
  if (discount.applicable) return null;
  return OVER.includes(discount.code.toUpperCase())
    ? { code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'This discount is not valid anymore' }
    : { code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' };
};
