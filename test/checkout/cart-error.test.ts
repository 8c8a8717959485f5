import { expect, test } from 'vitest';
import { cartError } from '../../src/checkout/cart-error';

const lines = ['input', 'lines', '0'];

test.each([
  ['INVALID', [...lines, 'quantity'], 'invalid_quantity'],
  ['INVALID', ['lines', '0', 'quantity'], 'invalid_quantity'],
  ['INVALID', [...lines, 'merchandiseId'], 'merchandise_id_invalid'],
  ['VARIANT_REQUIRES_SELLING_PLAN', null, 'variant_requires_selling_plan'],
  ['VARIANT_REQUIRES_SELLING_PLAN', [...lines, 'merchandiseId'], 'variant_requires_selling_plan'],
  ['SELLING_PLAN_NOT_APPLICABLE', [...lines, 'sellingPlanId'], 'selling_plan_not_applicable'],
])('%s at %j is unrecoverable: %s', (code, field, reason) => {
  const error = { code, field, message: 'm' };
  expect(cartError(error)).toEqual({ type: 'unrecoverable', reason, cause: error });
});

test('the words of a merchant are kept for the shopper', () => {
  expect(cartError({ code: 'VALIDATION_CUSTOM', field: null, message: '一人3個まで' })).toEqual({
    type: 'custom_validation',
    message: '一人3個まで',
  });
});

test.each([
  ['INVALID', [...lines, 'quantity', 'more']],
  ['INVALID', null],
  ['INVALID', []],
  ['LESS_THAN', [...lines, 'quantity']],
  ['MAXIMUM_EXCEEDED', [...lines, 'quantity']],
  ['A_CODE_OF_TOMORROW', ['input']],
  [null, undefined],
])('%s at %j is kept as it is', (code, field) => {
  const error = { code, field, message: 'm' };
  expect(cartError(error)).toEqual({ type: 'unknown', cause: error });
});
