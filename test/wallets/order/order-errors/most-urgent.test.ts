import type { NextAction } from '../../../../wallets/order/action-types';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostUrgent } from '../../../../wallets/order/order-errors/answer-actions';
import type { FieldError } from '../../../../wallets/order/order-errors/reported-error';
import { actionsForErrors } from '../../../../wallets/order/order-errors/error-actions';

const city = { contact: 'shipping', field: 'city', key: 'missing.city' } as const;
const zip = { contact: 'shipping', field: 'postal_code', key: 'invalid.postal_code' } as const;
const billingCity = { contact: 'billing', field: 'city', key: 'missing.city' } as const;

const stock: NextAction = { type: 'decelerate', reason: 'not_enough_stock' };
const vague: NextAction = { type: 'decelerate', reason: 'redirect_to_checkout_required' };
const abort: NextAction = { type: 'abort', cause: { code: 'ERROR' } };
const dialog: NextAction = { type: 'dialog', message: 'お一人様1点限り' };
const show = (...errors: FieldError[]): NextAction => ({ type: 'show_error', errors });
const complete: NextAction = { type: 'complete', redirectUrl: 'https://shop.example/thanks' };
const update: NextAction = { type: 'update' };

/** Most urgent first. */
const ALL = [stock, vague, abort, dialog, show(city), complete, update];

describe('of several actions', () => {
  test('the most urgent is taken, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ALL, { minLength: 1 }), (some) => {
        expect(mostUrgent(some)).toEqual(ALL.find((action) => some.includes(action)));
      }),
    );
  });

  test('the first of one kind is taken, and without any the sheet is updated', () => {
    expect(mostUrgent([])).toEqual(update);
    const tax: NextAction = { type: 'decelerate', reason: 'dynamic_tax' };
    expect(mostUrgent([update, tax, stock])).toEqual(tax);
    expect(mostUrgent([vague, tax, stock])).toEqual(tax);
  });

  test('all errors are shown together, and the list stays unchanged', () => {
    const actions = [show(city), update, show(zip, city), complete, show(billingCity)];
    expect(mostUrgent(actions)).toEqual(show(city, zip, city, billingCity));
    expect(actions).toEqual([show(city), update, show(zip, city), complete, show(billingCity)]);
  });
});

test.each([
  [['DELIVERY_CITY_REQUIRED', 'DELIVERY_POSTAL_CODE_INVALID', 'PAYMENTS_CITY_REQUIRED'], show(city, zip, billingCity)],
  [
    ['DELIVERY_CITY_REQUIRED', 'SELLING_PLAN_NOT_APPLICABLE'],
    { type: 'abort', cause: { code: 'SELLING_PLAN_NOT_APPLICABLE' } },
  ],
  [['SELLING_PLAN_NOT_APPLICABLE', 'DELIVERY_CITY_REQUIRED', 'MERCHANDISE_OUT_OF_STOCK'], stock],
  [['SOMETHING_NEW', 'DELIVERY_CITY_REQUIRED'], vague],
  [['SOMETHING_NEW', 'MERCHANDISE_OUT_OF_STOCK'], stock],
  [['TAX_NEW_TAX_MUST_BE_ACCEPTED', 'DELIVERY_CITY_REQUIRED'], { type: 'decelerate', reason: 'dynamic_tax' }],
])('the errors %j give one action', (codes, expected) => {
  const errors = codes.map((code) => ({ code }));
  const situation = { stage: 'authorized', wallet: 'google_pay', asks: { phone: true, email: true } } as const;
  expect(
    mostUrgent([update, ...actionsForErrors(errors, situation).filter((action) => action.type !== 'ignore')]),
  ).toEqual(expected);
});
