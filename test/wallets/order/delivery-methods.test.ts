import { expect, test } from 'vitest';
import type { DeliveryGroup } from '../../../wallets/order/order-cart';
import { choiceOf, deliveryMethods, isServiceable, missingChoices } from '../../../wallets/order/delivery-methods';

const SHIPPING = ['SHIPPING'];
const WITH_LOCAL = ['SHIPPING', 'LOCAL'];

type Option = DeliveryGroup['deliveryOptions'][number];

const option = (handle: string, amount = '600.0', over: Partial<Option> = {}): Option => ({
  handle,
  code: handle,
  title: handle,
  description: null,
  deliveryMethodType: 'SHIPPING',
  estimatedCost: { amount, currencyCode: 'JPY' },
  ...over,
});

const group = (id: string, options: Option[], selected?: string, groupType = 'ONE_TIME_PURCHASE'): DeliveryGroup => ({
  id,
  groupType,
  deliveryOptions: options,
  selectedDeliveryOption: selected === undefined ? null : { handle: selected },
});

const ids = (all: readonly DeliveryGroup[]) => deliveryMethods(all, SHIPPING).map(({ id }) => id);

test('the selected option comes first, the others keep their order, pick-up is left out', () => {
  const options = [option('a'), option('shop', '0.0', { deliveryMethodType: 'PICK_UP' }), option('b'), option('c')];
  expect(ids([group('g', options, 'b')])).toEqual(['b', 'a', 'c']);
  expect(ids([group('g', options, 'shop')])).toEqual(['a', 'b', 'c']);
  expect(ids([group('g', options)])).toEqual(['a', 'b', 'c']);
});

test('two groups are combined, one-time purchases before subscriptions', () => {
  const methods = deliveryMethods(
    [
      group('s', [option('teiki', '500.5'), option('fast', '880.0')], 'teiki', 'SUBSCRIPTION'),
      group('o', [option('takuhai', '600.0', { description: '2日' }), option('ems', '3900.0')], 'ems'),
    ],
    SHIPPING,
  );
  expect(methods).toEqual([
    { id: 'ems,teiki', label: 'ems + teiki', detail: '', amount: '4400.5' },
    { id: 'ems,fast', label: 'ems + fast', detail: '', amount: '4780.0' },
    { id: 'takuhai,teiki', label: 'takuhai + teiki', detail: '2日', amount: '1100.5' },
    { id: 'takuhai,fast', label: 'takuhai + fast', detail: '2日', amount: '1480.0' },
  ]);
});

test('the label is the title, or the code, or the handle', () => {
  const options = [
    option('a', '0', { title: '宅配便' }),
    option('b', '0', { title: null, code: 'B' }),
    option('c', '0', { title: null, code: null }),
  ];
  expect(deliveryMethods([group('g', options)], SHIPPING).map(({ label }) => label)).toEqual(['宅配便', 'B', 'c']);
});

test.each([
  ['no way at all', ''],
  ['too few', 'a'],
  ['too many', 'a,x,x'],
  ['the wrong order', 'x,a'],
  ['a way that nobody knows', 'a,z'],
  ['one that is fetched', 'shop,x'],
  ['one that two options share', 'twice,x'],
])('%s can’t be chosen', (_what, id) => {
  const all = [
    group('s', [option('x')], 'x', 'SUBSCRIPTION'),
    group('o', [option('a'), option('twice'), option('twice'), option('shop', '0', { deliveryMethodType: 'PICK_UP' })]),
  ];
  expect(choiceOf(all, 'a,x', SHIPPING)).toEqual([
    { deliveryGroupId: 'o', deliveryOptionHandle: 'a' },
    { deliveryGroupId: 's', deliveryOptionHandle: 'x' },
  ]);
  expect(choiceOf(all, id, SHIPPING)).toBeNull();
});

test('missingChoices takes the first option of each group without a selected one', () => {
  const shop = option('shop', '0', { deliveryMethodType: 'PICK_UP' });
  const all = [
    group('chosen', [option('a'), option('b')], 'b'),
    group('none', [shop, option('c'), option('d')]),
    group('fetched', [shop, option('e')], 'shop'),
    group('gone', [option('f')], 'before'),
    group('nothing to choose', [shop], 'shop'),
  ];
  expect(missingChoices(all, SHIPPING)).toEqual([
    { deliveryGroupId: 'none', deliveryOptionHandle: 'c' },
    { deliveryGroupId: 'fetched', deliveryOptionHandle: 'e' },
    { deliveryGroupId: 'gone', deliveryOptionHandle: 'f' },
  ]);
  expect(isServiceable(all, SHIPPING)).toBe(false);
  expect(isServiceable(all.slice(0, 4), SHIPPING)).toBe(true);
  expect(isServiceable([], SHIPPING)).toBe(false);
});

test('only the first 50 of more than 50 delivery methods are listed', () => {
  const options = Array.from({ length: 8 }, (_none, at) => option(`${at}`));
  const listed = ids([group('g', options), group('h', options)]);
  expect([listed.length, new Set(listed).size, listed[0]]).toEqual([50, 50, '0,0']);
});

test('local delivery is listed where a sheet offers it, and never chosen for the shopper where there is another', () => {
  const local = option('near', '300.0', { deliveryMethodType: 'LOCAL' });
  const both = [group('g', [local, option('a')], 'near')];
  expect(deliveryMethods(both, WITH_LOCAL).map(({ id }) => id)).toEqual(['near', 'a']);
  expect(missingChoices(both, WITH_LOCAL)).toEqual([{ deliveryGroupId: 'g', deliveryOptionHandle: 'a' }]);
  expect(choiceOf(both, 'near', WITH_LOCAL)).toEqual([{ deliveryGroupId: 'g', deliveryOptionHandle: 'near' }]);
  expect(choiceOf(both, 'near', SHIPPING)).toBeNull();
});

test('local delivery stays chosen, or is chosen, when it is the only option', () => {
  const local = option('near', '300.0', { deliveryMethodType: 'LOCAL' });
  expect(missingChoices([group('g', [local], 'near')], WITH_LOCAL)).toEqual([]);
  expect(missingChoices([group('g', [local])], WITH_LOCAL)).toEqual([
    { deliveryGroupId: 'g', deliveryOptionHandle: 'near' },
  ]);
  expect(isServiceable([group('g', [local])], SHIPPING)).toBe(false);
});
