import type { Problem } from '../rules/problem';

/** Not negative, two decimals or none. */
const TOTAL = /^[0-9]+(\.[0-9][0-9])?$/;
/** Items may take something off. */
const ITEM = /^-?[0-9]+(\.[0-9][0-9])?$/;

const OTHER_DIGITS = /(?![0-9])\p{Nd}/u;

/** What is wrong with a price. `name` is its member, as the message says it. */
export function* priceProblems(price: unknown, name: string, of: 'total' | 'item'): Generator<Problem> {
  if (typeof price !== 'string') yield [8, `${name} must be a text!`];
  else if (OTHER_DIGITS.test(price)) yield [44, `${name} "${price}" has other digits than 0 to 9!`];
  else if (!(of === 'total' ? TOTAL : ITEM).test(price))
    yield [8, `${name} "${price}" must be digits with two decimals or none!`];
}

/** Hundredths of a price that is right. */
export const hundredths = (price: string): number => Math.round(Number(price) * 100);
