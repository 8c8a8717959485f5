import { expect, test } from 'vitest';
import { shippingMethods, totals } from '../../../wallets/apple-pay/apple-cart';
import { shippingOptions, transactionInfo } from '../../../wallets/google-pay/google-cart';
import type { DeliveryGroup, OrderCart } from '../../../wallets/order/order-cart';
import { refusedCodes } from '../../../wallets/order/rare-order/discount-codes';
import { laterPayments } from '../../../wallets/order/rare-order/subscriptions';
import { orderCart } from '../order/operations/sheet-answers';

const asked = {
  currencyCode: 'JPY',
  countryCode: 'JP',
  totalPrice: '0.01',
  totalPriceStatus: 'ESTIMATED',
  totalPriceLabel: '合計',
  transactionId: 'pw-1',
} as const;

/** Each kind of line: its words, Google's type, and its amount. */
const LINES: [label: string, type: string, price: string][] = [
  ['小計', 'SUBTOTAL', '1210.00'],
  ['配送料', 'SHIPPING_OPTION', '500.00'],
  ['割引（SAVE10）', 'DISCOUNT', '-120.00'],
  ['割引（新茶まつり）', 'DISCOUNT', '-10.00'],
  ['関税', 'LINE_ITEM', '30.00'],
  ['税金', 'TAX', '70.00'],
  ['定期購入の合計（毎月）', 'LINE_ITEM', '0.00'],
  ['割引コード「NEVER」は適用できません', 'LINE_ITEM', '0.00'],
];

const isPending = (label: string) => label.startsWith('定期購入');

const FULL: OrderCart = {
  ...orderCart,
  cost: { ...orderCart.cost, totalDutyAmount: { amount: '30.0', currencyCode: 'JPY' } },
  discountCodes: [...orderCart.discountCodes, { code: 'NEVER', applicable: false }],
};
const CART = { ...FULL, laterPayments: laterPayments(FULL), refusedCodes: refusedCodes(FULL) };

test('Apple’s total names the shop, and all amounts have two decimals', () =>
  expect(totals(CART, 'かるい茶舗')).toEqual({
    newTotal: { label: 'かるい茶舗', amount: '1680.00' },
    newLineItems: LINES.map(([label, , amount]) => ({ label, type: isPending(label) ? 'pending' : 'final', amount })),
  }));

test('Google’s total and lines are the cart’s, the rest is as it was asked for', () =>
  expect(transactionInfo(CART, asked)).toEqual({
    ...asked,
    totalPrice: '1680.00',
    displayItems: LINES.map(([label, type, price]) => {
      const status = isPending(label) ? 'PENDING' : 'FINAL';
      return { label, type, price, status };
    }),
  }));

test('delivery methods have each sheet’s form, the selected one first; Google’s has its price in its name', () => {
  const [group] = orderCart.deliveryGroups.nodes;
  const nodes = [{ ...group!, selectedDeliveryOption: { handle: 'express', deliveryMethodType: 'SHIPPING' } }];
  const cart = { ...orderCart, deliveryGroups: { nodes } };
  expect(shippingMethods(cart)).toEqual([
    { identifier: 'express', label: 'express', detail: '', amount: '900.00' },
    { identifier: 'standard', label: 'standard', detail: '', amount: '500.00' },
  ]);
  expect(shippingOptions(cart, 'JPY')).toEqual({
    defaultSelectedOptionId: 'express',
    shippingOptions: [
      { id: 'express', label: 'express（￥900）', description: '' },
      { id: 'standard', label: 'standard（￥500）', description: '' },
    ],
  });
});

test.each([
  ['dollars have their cents', 'USD', '5.5', '$5.50'],
  ['a currency whose small coins are out of use is not rounded', 'HUF', '1490.5', 'HUF 1,490.5'],
  ['a currency with three decimals has them', 'KWD', '1.5', 'KWD 1.500'],
])('in the name of Google’s options %s', (_what, currencyCode, amount, price) => {
  const [group] = orderCart.deliveryGroups.nodes;
  const option = { ...group!.deliveryOptions[0]!, estimatedCost: { amount, currencyCode } };
  const cart: OrderCart = { ...orderCart, deliveryGroups: { nodes: [{ ...group!, deliveryOptions: [option] }] } };
  const [shown] = shippingOptions(cart, currencyCode)!.shippingOptions;
  expect(shown?.label.replace('\u00A0', ' ')).toBe(`standard（${price}）`);
});

test('Google gets no empty list, and no id twice', () => {
  const [group] = orderCart.deliveryGroups.nodes;
  const twice = { ...group!, deliveryOptions: [...group!.deliveryOptions, group!.deliveryOptions[1]!] };
  const optionsOf = (...nodes: DeliveryGroup[]) => shippingOptions({ ...orderCart, deliveryGroups: { nodes } }, 'JPY');
  expect([optionsOf(), optionsOf(twice)?.shippingOptions.map(({ id }) => id)]).toEqual([
    undefined,
    ['standard', 'express'],
  ]);
});
