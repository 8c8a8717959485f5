import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetCart } from '../../../wallets/sheet/operations/sheet-cart';
import { shippingMethods, totals } from '../../../wallets/apple-pay/update';
import { sheetCart } from '../sheet/operations/sheet-answers';
import { carts } from '../sheet/carts';

test('the total names the shop, and all amounts have two decimals', () =>
  expect(totals(sheetCart, 'かるい茶舗')).toEqual({
    newTotal: { label: 'かるい茶舗', amount: '1800.00' },
    newLineItems: [
      { label: '小計', type: 'final', amount: '1210.00' },
      { label: '配送料', type: 'final', amount: '500.00' },
      { label: '割引（春）', type: 'final', amount: '-10.00' },
      { label: '割引（SAVE10）', type: 'final', amount: '-120.00' },
      { label: '税金', type: 'final', amount: '100.00' },
      { label: '定期購入の合計（毎月）', type: 'pending', amount: '0.00' },
    ],
  }));

test.each([['KWD', '1.234', '1.23']])('a total in %s of %s is %s on the sheet', (currencyCode, amount, shown) => {
  const cart: SheetCart = { ...sheetCart, cost: { ...sheetCart.cost, totalAmount: { amount, currencyCode } } };
  expect(totals(cart, 'shop').newTotal.amount).toBe(shown);
});

test('delivery methods have Apple’s form, and the selected one comes first', () => {
  const [group] = sheetCart.deliveryGroups.nodes;
  const nodes = [{ ...group!, selectedDeliveryOption: { handle: 'express', deliveryMethodType: 'SHIPPING' } }];
  expect(shippingMethods({ ...sheetCart, deliveryGroups: { nodes } })).toEqual([
    { identifier: 'express', label: 'express', detail: '', amount: '900.00' },
    { identifier: 'standard', label: 'standard', detail: '', amount: '500.00' },
  ]);
});

test('every amount of every cart has a form that Apple accepts', () =>
  fc.assert(
    fc.property(carts, (cart) => {
      const { newTotal, newLineItems } = totals(cart, 'shop');
      const amounts = [newTotal, ...newLineItems, ...shippingMethods(cart)].map(({ amount }) => amount);
      for (const amount of amounts) expect(amount).toMatch(/^-?\d+\.\d{2}$/);
    }),
  ));
