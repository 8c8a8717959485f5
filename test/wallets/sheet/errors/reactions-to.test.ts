import { describe, expect, test } from 'vitest';
import { reactionsTo } from '../../../../wallets/sheet/errors/reaction-to';
import { decelerate, show } from './expected-reactions';
import { authorized, open } from './sheet-situations';

test('at the beginning only errors that the shopper cannot mend end the sheet', () => {
  const codes = [
    'DELIVERY_CITY_REQUIRED',
    'TAXES_MUST_BE_DEFINED',
    'MERCHANDISE_OUT_OF_STOCK',
    'SELLING_PLAN_NOT_APPLICABLE',
  ];
  const errors = codes.map((code) => ({ code }));
  expect(reactionsTo(errors, { ...open, beginning: true })).toEqual([
    decelerate('not_enough_stock'),
    { type: 'abort', cause: { code: 'SELLING_PLAN_NOT_APPLICABLE' } },
  ]);
  expect(reactionsTo(errors, open)).toContainEqual(decelerate('dynamic_tax'));
});

describe('of several errors', () => {
  const amount = { code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' };

  test('an unacceptable amount counts only when it is alone', () => {
    expect(reactionsTo([amount], authorized)).toEqual([decelerate('dynamic_tax')]);
    expect(reactionsTo([amount, { code: 'DELIVERY_CITY_REQUIRED' }], authorized)).toEqual([
      show('shipping', 'city', 'missing.city'),
    ]);
    expect(reactionsTo([{ code: 'PENDING_DELIVERY_GROUPS' }, amount], { ...authorized, preparing: true })).toEqual([
      decelerate('dynamic_tax'),
    ]);
  });

  test('ignored ones are left out and the others keep their order', () => {
    const codes = [
      'INVALID_PAYMENT',
      'DELIVERY_CITY_REQUIRED',
      'PENDING_DELIVERY_GROUPS',
      'INVALID_PAYMENT_EMPTY_CART',
    ];
    const errors = codes.map((code) => ({ code }));
    expect(reactionsTo(errors, { ...authorized, preparing: true })).toEqual([
      show('shipping', 'city', 'missing.city'),
      decelerate('cart_empty'),
    ]);
    expect(reactionsTo(errors, authorized)).toEqual([
      decelerate('invalid_payment_amount'),
      show('shipping', 'city', 'missing.city'),
      decelerate('cart_not_ready'),
      decelerate('cart_empty'),
    ]);
    expect(reactionsTo([], authorized)).toEqual([]);
  });
});
