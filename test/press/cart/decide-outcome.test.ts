import { expect, test } from 'vitest';
import { clientError } from '../../../src/api/client-error';
import { outcomeOfCart, outcomeOfFailure } from '../../../src/press/cart/outcome';
import { cart, money } from './answers';

test.each([
  [null, { type: 'success', cart: cart() }],
  ['out_of_stock', { type: 'out_of_stock' }],
  ['not_enough_stock', { type: 'decelerate', reason: 'not_enough_stock', cart: cart() }],
  ['cart_empty', { type: 'decelerate', reason: 'cart_empty', cart: cart() }],
] as const)('the outcome of a cart whose problem is %s', (problem, expected) => {
  expect(outcomeOfCart(cart(), problem, 'JPY')).toEqual(expected);
});

test('a problem with the goods counts before another currency', () => {
  expect(outcomeOfCart(cart([1], money('9.5', 'USD')), 'not_enough_stock', 'JPY')).toMatchObject({
    type: 'decelerate',
    reason: 'not_enough_stock',
  });
});

test.each([
  ['1200.0', 'USD', 'JPY', 'decelerate'],
  ['0.01', 'USD', 'JPY', 'decelerate'],
  ['-1.0', 'USD', 'JPY', 'decelerate'],
  ['0.0', 'USD', 'JPY', 'success'],
  ['0.00', 'USD', 'JPY', 'success'],
  ['1200.0', 'JPY', 'jpy', 'success'],
  ['1200.0', 'jpy', 'JPY', 'success'],
])('the outcome of a total of %s %s on a page in %s is %s', (amount, code, currency, type) => {
  const outcome = outcomeOfCart(cart([1], money(amount, code)), null, currency);
  expect(outcome).toMatchObject(type === 'decelerate' ? { type, reason: 'currency_changed' } : { type });
});

test.each([
  ['no cart', null],
  ['a cart without an id', { ...cart(), id: '' }],
  ['a cart without a checkout address', { ...cart(), checkoutUrl: '' }],
])('throws for %s', (_case, none) => {
  expect(() => outcomeOfCart(none, null, 'JPY')).toThrow('neither an error nor a cart');
});

test.each([
  ['graphql', 'graphql_error'],
  ['status', 'no_response'],
] as const)('a call that failed with %s is unrecoverable: %s', (kind, reason) => {
  const cause = clientError(kind, 'm');
  expect(outcomeOfFailure(cause)).toEqual({ type: 'unrecoverable', error: new Error(reason, { cause }) });
});

test('a bug is thrown again', () => {
  const bug = new TypeError('a bug');
  expect(() => outcomeOfFailure(bug)).toThrow(bug);
});
