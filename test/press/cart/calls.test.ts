import { afterEach, expect, test, vi } from 'vitest';
import { parse } from '../../../src/api/z';
import { cartCreateAnswer } from '../../../src/press/cart/calls';
import { cart, created } from './answers';

afterEach(() => vi.unstubAllGlobals());

test('accepts unknown codes and fields', () => {
  const { data } = created({
    userErrors: [{ code: 'TOMORROW', field: ['a'], message: 'm', extra: 1 }],
    warnings: [{ code: 'TOMORROW', message: 'm', target: 't' }],
    news: {},
  });
  expect(parse(cartCreateAnswer, { ...data, more: 1 }).cartCreate).toEqual({
    cart: cart(),
    userErrors: [{ code: 'TOMORROW', field: ['a'], message: 'm' }],
    warnings: [{ code: 'TOMORROW' }],
  });
});

test.each([
  ['no cart', created({ cart: null }).data],
  ['no payload', { cartCreate: null }],
  ['no warnings', created({ warnings: undefined }).data],
  ['no code and no field', created({ userErrors: [{ code: null, field: null, message: 'm' }] }).data],
])('accepts %s', (_case, data) => {
  expect(() => parse(cartCreateAnswer, data)).not.toThrow();
});

test.each([
  ['no data', undefined],
  ['another operation', { cart: null }],
  ['a cart without an id', created({ cart: { ...cart(), id: undefined } }).data],
  ['a cart without a checkout address', created({ cart: { ...cart(), checkoutUrl: null } }).data],
  [
    'an amount that is a number',
    created({ cart: cart([1], { totalAmount: { amount: 1, currencyCode: 'JPY' } } as never) }).data,
  ],
  ['no list of errors', created({ userErrors: undefined }).data],
])('refuses %s', (_case, data) => {
  expect(() => parse(cartCreateAnswer, data)).toThrow();
});

test('does not compile code: a store may forbid eval, and each try would be reported', () => {
  const tries: unknown[] = [];
  vi.stubGlobal('Function', function Function(...code: unknown[]) {
    tries.push(code);
    throw new EvalError('forbidden');
  });
  expect(parse(cartCreateAnswer, created().data)).toEqual(created().data);
  expect(tries).toEqual([]);
});
