import type { DiscountState } from './cart-state';

export interface DiscountProblem {
  code:
    | 'DISCOUNT_NOT_FOUND'
    | 'DISCOUNT_CURRENTLY_INACTIVE'
    | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
    | 'DISCOUNT_CODE_NOT_HONOURED';
  message: string;
}

/** Per cent off every line. With 100 the total is 0, which needs no payment. */
const GOOD: Record<string, number> = { OCHA10: 10, TADA100: 100 };

const NOT_FOUND: DiscountProblem = { code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' };

/** Codes that the shop knows but refuses. */
const BAD: Record<string, (code: string) => DiscountProblem> = {
  NATSU2024: () => ({ code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'This discount is not valid anymore' }),
  MATOME50: (code) => ({
    code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
    message: `The ${code} discount code is not valid for the items in your cart`,
  }),
  KAIIN: (code) => ({ code: 'DISCOUNT_CODE_NOT_HONOURED', message: `The ${code} discount code is not honoured` }),
};

/** Reads a shopper's discount codes: case does not matter, repeated and empty ones are dropped. */
export const readDiscounts = (codes: readonly string[]): DiscountState[] => {
  const discounts = new Map<string, DiscountState>();
  for (const code of codes.map((text) => text.trim()).filter(Boolean)) {
    const key = code.toUpperCase();
    const percentOff = GOOD[key] ?? 0;
    if (!discounts.has(key)) discounts.set(key, { code, applicable: percentOff > 0, percentOff });
  }
  return [...discounts.values()];
};

/** The API's warning when a code does not apply; `null` when it does. */
export const discountProblem = ({ code, applicable }: DiscountState): DiscountProblem | null =>
  applicable ? null : (BAD[code.toUpperCase()]?.(code) ?? NOT_FOUND);
