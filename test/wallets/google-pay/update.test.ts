import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippingOptions, transactionInfo } from '../../../wallets/google-pay/update';
import type { SheetCart } from '../../../wallets/sheet/operations/sheet-cart';
import { carts } from '../sheet/carts';
import { sheetCart } from '../sheet/operations/sheet-answers';

const asked = {
  currencyCode: 'JPY',
  countryCode: 'JP',
  totalPrice: '0.01',
  totalPriceStatus: 'ESTIMATED',
  totalPriceLabel: '合計',
  transactionId: 'pw-1',
} as const;

test('total and lines are the cart’s, the rest is as it was asked for', () => {
  const cart: SheetCart = {
    ...sheetCart,
    cost: { ...sheetCart.cost, totalDutyAmount: { amount: '30.0', currencyCode: 'JPY' } },
    discountCodes: [...sheetCart.discountCodes, { code: 'NEVER', applicable: false }],
  };
  expect(transactionInfo(cart, asked)).toEqual({
    ...asked,
    totalPrice: '1800.00',
    displayItems: [
      { label: '小計', type: 'SUBTOTAL', price: '1210.00', status: 'FINAL' },
      { label: '配送料', type: 'SHIPPING_OPTION', price: '500.00', status: 'FINAL' },
      { label: '割引（春）', type: 'DISCOUNT', price: '-10.00', status: 'FINAL' },
      { label: '割引（SAVE10）', type: 'DISCOUNT', price: '-120.00', status: 'FINAL' },
      { label: '関税', type: 'LINE_ITEM', price: '30.00', status: 'FINAL' },
      { label: '税金', type: 'TAX', price: '100.00', status: 'FINAL' },
      { label: '定期購入の合計（毎月）', type: 'LINE_ITEM', price: '0.00', status: 'PENDING' },
      {
        label: 'ディスカウントコードを適用できませんでした（NEVER）',
        type: 'LINE_ITEM',
        price: '0.00',
        status: 'FINAL',
      },
    ],
  });
});

test('every amount has ASCII digits and two decimals, and only discounts are negative', () =>
  fc.assert(
    fc.property(carts, (cart) => {
      for (const { price, type } of transactionInfo(cart, asked).displayItems ?? [])
        expect(price).toMatch(type === 'DISCOUNT' ? /^-?\d+\.\d\d$/ : /^\d+\.\d\d$/);
    }),
  ));

test('each delivery method has its price in its name, the selected one is chosen', () =>
  expect(shippingOptions(sheetCart, 'JPY')).toEqual({
    defaultSelectedOptionId: 'standard',
    shippingOptions: [
      { id: 'standard', label: 'standard（￥500）', description: '' },
      { id: 'express', label: 'express（￥900）', description: '' },
    ],
  }));

test.each([
  ['dollars have their cents', 'USD', '5.5', '$5.50'],
  ['a currency whose small coins are out of use is not rounded', 'HUF', '1490.5', 'HUF 1,490.5'],
  ['a currency with three decimals has them', 'KWD', '1.5', 'KWD 1.500'],
])('%s', (_what, currencyCode, amount, price) => {
  const [group] = sheetCart.deliveryGroups.nodes;
  const option = { ...group!.deliveryOptions[0]!, estimatedCost: { amount, currencyCode } };
  const cart: SheetCart = { ...sheetCart, deliveryGroups: { nodes: [{ ...group!, deliveryOptions: [option] }] } };
  expect(shippingOptions(cart, currencyCode)?.shippingOptions[0]?.label.replace('\u00A0', ' ')).toBe(
    `standard（${price}）`,
  );
});

test('there is never an empty list', () => {
  expect(shippingOptions({ ...sheetCart, deliveryGroups: { nodes: [] } }, 'JPY')).toBeUndefined();
  fc.assert(
    fc.property(carts, (cart) => {
      const options = shippingOptions(cart, 'JPY');
      if (!options) return;
      const ids = options.shippingOptions.map(({ id }) => id);
      expect(ids).toContain(options.defaultSelectedOptionId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(50);
    }),
  );
});
