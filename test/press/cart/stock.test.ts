import { expect, test } from 'vitest';
import { stock } from '../../../src/press/cart/outcome';
import { cart } from './answers';

const OUT = 'MERCHANDISE_OUT_OF_STOCK';
const SHORT = 'MERCHANDISE_NOT_ENOUGH_STOCK';

test.each([
  [[], [1], null],
  [[], [0], null],
  [['DISCOUNT_NOT_FOUND'], [1], null],
  [[OUT], [0], 'out_of_stock'],
  [[OUT], [0, 0], 'out_of_stock'],
  [[OUT], [], 'out_of_stock'],
  [[OUT, SHORT], [0], 'out_of_stock'],
  [[OUT], [0, 1], 'not_enough_stock'],
  [[SHORT], [1], 'not_enough_stock'],
  [[SHORT], [0], 'not_enough_stock'],
  [['NEW_CODE', SHORT], [2], 'not_enough_stock'],
])('warnings %j with quantities %j come to %s', (codes, quantities, expected) => {
  expect(
    stock(
      cart(quantities),
      codes.map((code) => ({ code })),
    ),
  ).toBe(expected);
});
