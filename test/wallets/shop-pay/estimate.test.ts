import { expect, test } from 'vitest';
import { wordsOf } from '../../../wallets/shop-pay/estimate';

const estimate = (days: unknown, handle: unknown = 'shop_promise') => ({
  selectedShippingOption: { maxCalendarDaysToDelivery: days, brandedPromise: { handle } },
});

test.each([
  [0, '当日お届け'],
  [1, '翌日お届け'],
  [2, '2日でお届け'],
])('a promise of %d days says %s', (days, words) => {
  expect(wordsOf(estimate(days))).toBe(words);
});

test.each<[string, unknown]>([
  ['three days', estimate(3)],
  ['a negative number', estimate(-1)],
  ['half a day', estimate(1.5)],
  ['no number', estimate(Number.NaN)],
  ['days as text', estimate('1')],
  ['days of null', estimate(null)],
  ['a list of days', estimate([1])],
  ['a method of lists', estimate('length')],
  ['another promise', estimate(1, 'other_promise')],
  ['a handle of null', estimate(1, null)],
  ['no branded promise', { selectedShippingOption: { maxCalendarDaysToDelivery: 1, brandedPromise: null } }],
  ['no option', { selectedShippingOption: null }],
  ['an empty object', {}],
  ['null', null],
  ['nothing', undefined],
  ['text', 'shop_promise'],
  [
    'an object that throws when it is read',
    {
      get selectedShippingOption() {
        throw new Error('no');
      },
    },
  ],
])('%s says nothing', (_what, answer) => {
  expect(wordsOf(answer)).toBe('');
});
