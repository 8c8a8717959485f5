import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, isZero, negate } from '../../../../wallets/sheet/amounts/money';
import type { SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';
import { summary } from '../../../../wallets/sheet/amounts/summary';
import { sheetCart } from '../operations/sheet-answers';
import { carts } from '../carts';

const said = (cart: SheetCart) => summary(cart).map(({ label, amount }) => [label, amount] as const);
const saidOf = (cart: SheetCart, label: string) => said(cart).filter(([one]) => one.startsWith(label));

const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });

test('the lines have an order and labels, discounts have names', () =>
  expect(said({ ...sheetCart, cost: { ...sheetCart.cost, totalDutyAmount: yen('30.0') } })).toEqual([
    ['小計', '1210.0'],
    ['配送料', '500.0'],
    ['関税', '30.0'],
    ['税金', '100.0'],
    ['割引（春）', '-10.0'],
    ['割引（SAVE10）', '-120.0'],
    ['定期購入の合計（毎月）', '0'],
  ]));

test('taxes and duties of 0 or unknown have no line', () => {
  const { cost } = sheetCart;
  const labels = (over: Partial<SheetCart['cost']>) =>
    summary({ ...sheetCart, cost: { ...cost, ...over } }).map(({ label }) => label);
  expect(labels({ totalTaxAmount: yen('1'), totalDutyAmount: yen('1') })).toEqual(
    expect.arrayContaining(['税金', '関税']),
  );
  for (const none of [null, undefined, yen('0.0'), yen('0')]) {
    const shown = labels({ totalTaxAmount: none, totalDutyAmount: none });
    expect([shown.includes('税金'), shown.includes('関税')]).toEqual([false, false]);
  }
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
  expect(saidOf(cart, '割引')).toEqual([
    ['割引（OCHA10）', '-21.0'],
    ['割引（春）', '-2'],
    ['割引', '-1.0'],
  ]);
});

test('two delivery groups have labels of their own, and one without a selected option has no line', () => {
  const [one] = sheetCart.deliveryGroups.nodes;
  const subscription = { ...one!, groupType: 'SUBSCRIPTION' };
  const nodes = [subscription, one!, { ...one!, selectedDeliveryOption: null }];
  expect(saidOf({ ...sheetCart, deliveryGroups: { nodes } }, '配送料')).toEqual([
    ['配送料（定期購入）', '500.0'],
    ['配送料（1回限りの購入）', '500.0'],
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
  const lines = summary({ ...sheetCart, lines: { nodes } }).filter(({ isRecurring }) => isRecurring);
  expect(lines).toEqual([
    { label: '定期購入の合計（毎月）', amount: '0', isRecurring: true },
    { label: '定期購入の合計（2週間ごと）', amount: '0', isRecurring: true },
  ]);
});

test('a code that does not apply has a line of 0', () => {
  const discountCodes = [
    { code: 'OCHA10', applicable: true },
    { code: 'NATSU2024', applicable: false },
  ];
  expect(said({ ...sheetCart, discountCodes }).at(-1)).toEqual([
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
