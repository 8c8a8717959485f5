import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, isZero, negate } from '../../../../wallets/sheet/amounts/money';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { summary } from '../../../../wallets/sheet/amounts/summary';
import { sheetCart } from '../operations/sheet-answers';
import { carts } from '../carts';

const said = (cart: SheetCart) => summary(cart).map(({ kind, label, amount }) => [kind, label, amount]);

const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });

test('the lines have an order and labels, discounts have names', () =>
  expect(said({ ...sheetCart, cost: { ...sheetCart.cost, totalDutyAmount: yen('30.0') } })).toEqual([
    ['subtotal', '小計', '1210.0'],
    ['delivery', '配送料', '500.0'],
    ['discount', '割引（春）', '-10.0'],
    ['discount', '割引（SAVE10）', '-120.0'],
    ['duties', '関税', '30.0'],
    ['taxes', '税金', '100.0'],
    ['recurring', '定期購入の合計（毎月）', '0'],
  ]));

test('taxes and duties of 0 or unknown have no line', () => {
  const { cost } = sheetCart;
  const kinds = (over: Partial<SheetCart['cost']>) =>
    summary({ ...sheetCart, cost: { ...cost, ...over } }).map(({ kind }) => kind);
  for (const none of [null, undefined, yen('0.0'), yen('0')]) {
    const shown = kinds({ totalTaxAmount: none, totalDutyAmount: none });
    expect([shown.includes('taxes'), shown.includes('duties')]).toEqual([false, false]);
  }
});

test('taxes that the prices contain have no line: they are no part of what is added up', () => {
  const { cost } = sheetCart;
  const kinds = (total: string) =>
    summary({ ...sheetCart, cost: { ...cost, totalAmount: yen(total) } }).map(({ kind }) => kind);
  expect(kinds('1580.0')).not.toContain('taxes');
  expect(kinds('1680.0')).toContain('taxes');
});

test('a discount of several lines is one line', () => {
  const [line] = sheetCart.lines.nodes;
  const discountAllocations = [
    { discountedAmount: yen('10.5'), code: 'OCHA10' },
    { discountedAmount: yen('1'), title: '春' },
    { discountedAmount: yen('0.5'), code: null, title: null },
  ];
  const cart = {
    ...sheetCart,
    discountAllocations: [],
    lines: { nodes: [line!, line!].map((one) => Object.assign({}, one, { discountAllocations })) },
  };
  expect(said(cart).filter(([kind]) => kind === 'discount')).toEqual([
    ['discount', '割引（OCHA10）', '-21.0'],
    ['discount', '割引（春）', '-2'],
    ['discount', '割引', '-1.0'],
  ]);
});

test('two delivery groups have labels of their own, and one without a selected option has no line', () => {
  const [one] = sheetCart.deliveryGroups.nodes;
  const subscription = { ...one!, groupType: 'SUBSCRIPTION' };
  const nodes = [subscription, one!, { ...one!, selectedDeliveryOption: null }];
  expect(said({ ...sheetCart, deliveryGroups: { nodes } }).filter(([kind]) => kind === 'delivery')).toEqual([
    ['delivery', '配送料（定期購入）', '500.0'],
    ['delivery', '配送料（1回限りの購入）', '500.0'],
  ]);
});

test('each interval has one line, an unknown one has none', () => {
  const plans = [
    { interval: 'MONTH', intervalCount: 1 },
    { interval: 'WEEK', intervalCount: 2 },
    { interval: 'MONTH', intervalCount: null },
    {},
    null,
  ];
  const nodes = plans.map((billingPolicy) =>
    Object.assign({}, sheetCart.lines.nodes[0], { sellingPlanAllocation: { sellingPlan: { billingPolicy } } }),
  );
  const lines = said({ ...sheetCart, lines: { nodes } }).filter(([kind]) => kind === 'recurring');
  expect(lines).toEqual([
    ['recurring', '定期購入の合計（毎月）', '0'],
    ['recurring', '定期購入の合計（2週間ごと）', '0'],
  ]);
});

test('a code that does not apply has a line of 0', () => {
  const discountCodes = [
    { code: 'OCHA10', applicable: true },
    { code: 'NATSU2024', applicable: false },
  ];
  expect(said({ ...sheetCart, discountCodes }).at(-1)).toEqual([
    'invalid_discount',
    'ディスカウントコードを適用できませんでした（NATSU2024）',
    '0',
  ]);
});

test('the lines of every cart add up to its total', () =>
  fc.assert(
    fc.property(carts, (cart) => {
      const sum = add(...summary(cart).map(({ amount }) => amount));
      const { amount: total } = cart.cost.totalAmount;
      expect(isZero(add(sum, negate(total))), `${sum} for ${total}`).toBe(true);
    }),
  ));
