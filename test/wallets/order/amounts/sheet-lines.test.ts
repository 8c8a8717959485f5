import { expect, test } from 'vitest';
import { add, isZero, negate } from '../../../../wallets/order/money';
import type { OrderCart } from '../../../../wallets/order/order-cart';
import { sheetLines } from '../../../../wallets/order/sheet-lines';
import { refusedCodes } from '../../../../wallets/order/rare-order/discount-codes';
import { laterPayments } from '../../../../wallets/order/rare-order/subscriptions';
import { orderCart } from '../operations/sheet-answers';

/** As a sheet shows it: with the words of later payments and refused codes. */
const linesOf = (cart: OrderCart) =>
  sheetLines({ ...cart, laterPayments: laterPayments(cart), refusedCodes: refusedCodes(cart) });

const said = (cart: OrderCart) => linesOf(cart).map(({ kind, label, amount }) => [kind, label, amount]);

const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });

test('the lines have an order and labels, discounts have names', () =>
  expect(said({ ...orderCart, cost: { ...orderCart.cost, totalDutyAmount: yen('30.0') } })).toEqual([
    ['subtotal', '小計', '1210.0'],
    ['delivery', '配送料', '500.0'],
    ['discount', '割引（SAVE10）', '-120.0'],
    ['discount', '割引（新茶まつり）', '-10.0'],
    ['duties', '関税', '30.0'],
    ['taxes', '税金', '70.0'],
    ['recurring', '定期購入の合計（毎月）', '0'],
  ]));

test.each([
  ['taxes that the prices contain, which are no part of what is added up', { totalAmount: yen('1580.0') }],
  ['duties of 0', { totalAmount: yen('1580.0'), totalDutyAmount: yen('0') }],
  ['duties that are not known', { totalAmount: yen('1580.0'), totalDutyAmount: null }],
])('%s have no line', (_what, cost) => {
  const kinds = linesOf({ ...orderCart, cost: { ...orderCart.cost, ...cost } }).map(({ kind }) => kind);
  expect(kinds).toEqual(['subtotal', 'delivery', 'discount', 'discount', 'recurring']);
});

test('what is left of the total is the taxes; what is taken off and not explained is a discount', () => {
  const left = (total: string) => {
    const lines = said({ ...orderCart, cost: { totalAmount: yen(total) } });
    return lines.findLast(([kind]) => kind === 'taxes' || kind === 'discount');
  };
  expect([left('1600.0'), left('1500.0')]).toEqual([
    ['taxes', '税金', '20.0'],
    ['discount', '割引', '-80.0'],
  ]);
});

test('what is left of a total for goods that cross a border may be duties as well, unless the API tells those', () => {
  const left = (cart: Partial<OrderCart>) =>
    said({ ...orderCart, cost: { totalAmount: yen('1600.0') }, ...cart }).find(([kind]) => kind === 'taxes');
  expect(left({ crossesBorder: true })).toEqual(['taxes', '税金・関税', '20.0']);
  expect(left({})).toEqual(['taxes', '税金', '20.0']);
  const cost = { totalAmount: yen('1610.0'), totalDutyAmount: yen('10.0') };
  expect(left({ crossesBorder: true, cost })).toEqual(['taxes', '税金', '20.0']);
});

test('all that a code or an automatic discount takes off is one line, and all discounts without a name are one; none is there for 0', () => {
  const discountApplications = [
    { totalAllocatedAmount: yen('10.5'), code: 'OCHA10' },
    { totalAllocatedAmount: yen('1') },
    { totalAllocatedAmount: yen('10.5'), code: 'OCHA10' },
    { totalAllocatedAmount: yen('0.0'), code: 'NOTHING' },
    { totalAllocatedAmount: yen('0.5'), code: null },
    { totalAllocatedAmount: yen('3'), title: '新茶まつり' },
    { totalAllocatedAmount: yen('4'), title: '2点で割引' },
    { totalAllocatedAmount: yen('3'), code: null, title: '新茶まつり' },
  ];
  const cart = { ...orderCart, discountApplications, cost: { totalAmount: yen('1677.5') } };
  expect(said(cart).filter(([kind]) => kind === 'discount')).toEqual([
    ['discount', '割引（OCHA10）', '-21.0'],
    ['discount', '割引', '-1.5'],
    ['discount', '割引（新茶まつり）', '-6'],
    ['discount', '割引（2点で割引）', '-4'],
  ]);
});

test('delivery that costs nothing by a code is shown in full, and the code’s line takes it off', () => {
  const discountApplications = [{ totalAllocatedAmount: yen('500.0'), code: 'FREE' }];
  const cart = { ...orderCart, discountApplications, cost: { totalAmount: yen('1210.0') } };
  expect(said(cart).slice(0, 3)).toEqual([
    ['subtotal', '小計', '1210.0'],
    ['delivery', '配送料', '500.0'],
    ['discount', '割引（FREE）', '-500.0'],
  ]);
  expect(linesOf(cart).map(({ kind }) => kind)).not.toContain('taxes');
});

test('two delivery groups have labels of their own, and one without a selected option has no line', () => {
  const [one] = orderCart.deliveryGroups.nodes;
  const subscription = { ...one!, groupType: 'SUBSCRIPTION' };
  const nodes = [subscription, one!, { ...one!, selectedDeliveryOption: null }];
  expect(said({ ...orderCart, deliveryGroups: { nodes } }).filter(([kind]) => kind === 'delivery')).toEqual([
    ['delivery', '配送料（定期購入）', '500.0'],
    ['delivery', '配送料（通常購入）', '500.0'],
  ]);
});

test('each interval has one line, with its words where it has any', () => {
  const plans = ['DAY 1', 'DAY 10', 'WEEK 2', 'MONTH 1', 'MONTH 1', 'MONTH 3', 'YEAR 2', 'CENTURY 1'].map((text) => {
    const [interval, count] = text.split(' ');
    return { interval, intervalCount: Number(count) };
  });
  const nodes = [...plans, { interval: 'MONTH', intervalCount: null }, {}, null].map((billingPolicy) =>
    Object.assign({}, orderCart.lines.nodes[0], { sellingPlanAllocation: { sellingPlan: { billingPolicy } } }),
  );
  const lines = said({ ...orderCart, lines: { nodes } }).filter(([kind]) => kind === 'recurring');
  const words = ['毎日', '10日ごと', '2週間ごと', '毎月', '3か月ごと', '2年ごと'].map(
    (each) => `定期購入の合計（${each}）`,
  );
  expect(lines).toEqual([...words, '定期購入の合計'].map((label) => ['recurring', label, '0']));
});

test('a price that only the first payments have is a line of its own, and so is what comes after them', () => {
  const each = (intervalCount: number, ...orderCounts: readonly (number | null)[]) => ({
    sellingPlan: {
      billingPolicy: { interval: 'MONTH', intervalCount },
      priceAdjustments: orderCounts.map((orderCount) => ({ orderCount })),
    },
  });
  const labelsOf = (...plans: readonly object[]) => {
    const nodes = plans.map((plan) => Object.assign({}, orderCart.lines.nodes[0], { sellingPlanAllocation: plan }));
    const cart = { ...orderCart, lines: { nodes } } as OrderCart;
    return said(cart).flatMap(([kind, label]) => (kind === 'recurring' ? [label] : []));
  };
  expect(labelsOf(each(1, 3, null), each(1, 3, null))).toEqual([
    '定期購入の合計（毎月、最初の3回）',
    '定期購入の合計（毎月、4回目以降）',
  ]);
  // The first payment is this order.
  expect(labelsOf(each(2, 1, null))).toEqual(['定期購入の合計（2か月ごと、2回目以降）']);
  expect(labelsOf(each(1), each(2, null), each(3, 0))).toEqual([
    '定期購入の合計（毎月）',
    '定期購入の合計（2か月ごと）',
    '定期購入の合計（3か月ごと）',
  ]);
  const [unknown] = [each(1, 3)];
  unknown!.sellingPlan.billingPolicy.interval = 'CENTURY';
  expect(labelsOf(unknown!)).toEqual(['定期購入の合計（最初の3回）', '定期購入の合計（4回目以降）']);
});

test('a code that does not apply has a line of 0, with the reason where that is known', () => {
  const discountCodes = [
    { code: 'OCHA10', applicable: true },
    { code: 'NATSU2024', applicable: false },
  ];
  expect(said({ ...orderCart, discountCodes }).at(-1)).toEqual([
    'invalid_discount',
    '割引コード「NATSU2024」は適用できません',
    '0',
  ]);
  expect(said({ ...orderCart, discountCodes, discountWarnings: ['DISCOUNT_NOT_FOUND'] }).at(-1)).toEqual([
    'invalid_discount',
    '割引コード「NATSU2024」：見つかりません',
    '0',
  ]);
});

// The model tests show for every sheet that the lines add up to the total; this cart has everything that a cart may have.
test('lines, duties and taxes that the prices do not contain add up to the total', () => {
  const cost = { ...orderCart.cost, totalAmount: yen('1710.0'), totalDutyAmount: yen('30.0') };
  const sum = add(...linesOf({ ...orderCart, cost }).map(({ amount }) => amount));
  expect(isZero(add(sum, negate('1710.0')))).toBe(true);
});
