import { expect, test } from 'vitest';
import { rowWidth } from '../../src/host/cart-host';

const NAMES = ['ShopPay', 'PayPal', 'GooglePay', 'FacebookPay', 'BuyWithPrime', 'ApplePay', 'Venmo'];

// A hundredth of a pixel more: at these widths themselves the buttons are stacked.
test.each([
  [1, '500.02px'],
  [2, '210.02px'],
  [3, '320.02px'],
  [4, '430.02px'],
  [5, '540.02px'],
  [6, '9999.02px'],
  [7, '9999.02px'],
])('%i buttons are in one row from %s on', (count, width) => {
  expect(rowWidth(NAMES.slice(0, count))).toBe(width);
});
