import { expect, test } from 'vitest';
import { outcomeOfErrors } from '../../src/press/rare-press/cart-errors';

const lines = ['input', 'lines', '0'];

test.each([
  ['INVALID', [...lines, 'quantity'], 'invalid_quantity'],
  ['INVALID', ['lines', '0', 'quantity'], 'invalid_quantity'],
  ['INVALID', [...lines, 'merchandiseId'], 'merchandise_id_invalid'],
  ['VARIANT_REQUIRES_SELLING_PLAN', null, 'variant_requires_selling_plan'],
  ['VARIANT_REQUIRES_SELLING_PLAN', [...lines, 'merchandiseId'], 'variant_requires_selling_plan'],
  ['SELLING_PLAN_NOT_APPLICABLE', [...lines, 'sellingPlanId'], 'selling_plan_not_applicable'],
])('%s at %j is unrecoverable: %s', (code, field, reason) => {
  const cause = { code, field, message: 'm' };
  const about = reason === 'invalid_quantity' ? { about: 'quantity' } : {};
  expect(outcomeOfErrors([cause])).toEqual({ type: 'unrecoverable', error: new Error(reason, { cause }), ...about });
});

const unrecoverable = { code: 'INVALID', field: [...lines, 'quantity'], message: 'm' };
const custom = (message: string) => ({ code: 'VALIDATION_CUSTOM', field: null, message });
const unknown = { code: 'A_CODE_OF_TOMORROW', field: null, message: 'm' };

test.each([
  ['a message of the merchant', [custom('一人3個まで')], { type: 'custom_validation', message: '一人3個まで' }],
  ['two messages of the merchant', [custom('a'), custom('b')], { type: 'custom_validation', message: 'a\nb' }],
  [
    'a message of the merchant about two parts of the cart',
    [{ ...custom('a'), field: ['cart'] }, { ...custom('a'), field: lines }, custom('b')],
    { type: 'custom_validation', message: 'a\nb' },
  ],
  [
    'a quantity that is too small, beside a rule of the merchant',
    [{ code: 'MINIMUM_NOT_MET', field: [...lines, 'quantity'], message: 'b' }, custom('a')],
    { type: 'custom_validation', message: 'b\na' },
  ],
  [
    'a text that is refused',
    [{ code: 'INVALID', field: [...lines, 'attributes', '1', 'value'], message: 'b' }],
    { type: 'custom_validation', message: 'b' },
  ],
  [
    'a quantity that is too small, without a message',
    [{ code: 'MINIMUM_NOT_MET', field: null, message: null }],
    { type: 'custom_validation', message: '' },
  ],
  [
    'a message of the merchant after an unknown error',
    [unknown, custom('a')],
    { type: 'custom_validation', message: 'a' },
  ],
  [
    'a message of the merchant before an unrecoverable error',
    [custom('a'), unrecoverable],
    { type: 'unrecoverable', about: 'quantity', error: new Error('invalid_quantity', { cause: unrecoverable }) },
  ],
])('the outcome of %s', (_case, errors, expected) => {
  expect(outcomeOfErrors(errors)).toEqual(expected);
});

test.each([
  ['INVALID', [...lines, 'quantity', 'more']],
  ['INVALID', null],
  ['INVALID', []],
  ['SERVICE_UNAVAILABLE', null],
  ['INVALID', ['input', 'discountCodes', '0']],
  ['A_CODE_OF_TOMORROW', ['input']],
  [null, undefined],
])('%s at %j is unknown and throws', (code, field) => {
  const cause = { code, field, message: 'm' };
  expect(() => outcomeOfErrors([cause])).toThrow(new Error(`the cart has an unknown error: ${code}`, { cause }));
});
