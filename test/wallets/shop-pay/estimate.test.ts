import { expect, test } from 'vitest';
import { wordsOf } from '../../../wallets/shop-pay/account-and-promise/promise-client';

const estimate = (days: unknown, handle: unknown = 'shop_promise') => ({
  selectedShippingOption: { maxCalendarDaysToDelivery: days, brandedPromise: { handle } },
});

test.each([
  [0, '当日お届け'],
  [1, '翌日お届け'],
  [2, '2日以内にお届け'],
])('a promise of %d days says %s', (days, words) => {
  expect(wordsOf(estimate(days))).toBe(words);
});

const throwing = {
  get selectedShippingOption() {
    throw new Error('no');
  },
};

test.each<[string, unknown[]]>([
  ['other days', [3, -1, 1.5, Number.NaN, '1', null, [1], 'length'].map((days) => estimate(days))],
  ['another promise', [estimate(1, 'other_promise'), estimate(1, null)]],
  [
    'no promise',
    [
      { selectedShippingOption: { maxCalendarDaysToDelivery: 1, brandedPromise: null } },
      { selectedShippingOption: null },
      {},
      null,
      undefined,
      'shop_promise',
    ],
  ],
  ['an object that throws when it is read', [throwing]],
])('%s says nothing', (_what, answers) => expect(answers.map(wordsOf)).toEqual(answers.map(() => '')));
