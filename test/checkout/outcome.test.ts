import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { InitialCart } from '../../src/checkout/initial-cart';
import { outcomeOf } from '../../src/checkout/outcome';
import { cart, money } from './answers';

const initial = (over: Partial<InitialCart> = {}): InitialCart => ({
  cart: cart(),
  errors: [],
  abortReason: null,
  decelerationReason: null,
  ...over,
});

const unrecoverable = { type: 'unrecoverable', reason: 'invalid_quantity', cause: 'why' } as const;
const custom = (message: string) => ({ type: 'custom_validation', message }) as const;
const unknown = { type: 'unknown', cause: { code: 'NEW', field: null, message: 'm' } } as const;

test.each<[string, Partial<InitialCart>, object]>([
  ['a cart', {}, { type: 'success', cart: cart() }],
  [
    'a known error',
    { cart: null, errors: [unrecoverable] },
    { type: 'unrecoverable', error: new Error('invalid_quantity', { cause: 'why' }) },
  ],
  ['a custom error', { cart: null, errors: [custom('a')] }, { type: 'custom_validation', message: 'a' }],
  ['two custom errors', { errors: [custom('a'), custom('b')] }, { type: 'custom_validation', message: 'a\nb' }],
  [
    'a custom error before an unknown one',
    { errors: [unknown, custom('a')] },
    { type: 'custom_validation', message: 'a' },
  ],
  ['a known error before a custom one', { errors: [custom('a'), unrecoverable] }, { type: 'unrecoverable' }],
  ['no stock', { abortReason: 'out_of_stock' }, { type: 'out_of_stock' }],
  [
    'a custom error before no stock',
    { errors: [custom('a')], abortReason: 'out_of_stock' },
    { type: 'custom_validation' },
  ],
  [
    'no stock before a deceleration',
    { abortReason: 'out_of_stock', decelerationReason: 'not_enough_stock' },
    { type: 'out_of_stock' },
  ],
  [
    'a deceleration',
    { decelerationReason: 'not_enough_stock' },
    { type: 'decelerate', reason: 'not_enough_stock', cart: cart() },
  ],
  ['a cart that is gone', { cart: null, decelerationReason: 'missing_cart_id' }, { type: 'no_cart' }],
  [
    'a deceleration before the currency',
    { decelerationReason: 'not_enough_stock', cart: cart([1], money('9.5', 'USD')) },
    { type: 'decelerate', reason: 'not_enough_stock' },
  ],
])('comes of %s', (_case, over, expected) => {
  expect(outcomeOf(initial(over), 'JPY')).toMatchObject(expected);
});

test.each([
  ['1200.0', 'USD', 'JPY', 'decelerate'],
  ['0.01', 'USD', 'JPY', 'decelerate'],
  ['-1.0', 'USD', 'JPY', 'decelerate'],
  ['0.0', 'USD', 'JPY', 'success'],
  ['0.00', 'USD', 'JPY', 'success'],
  ['1200.0', 'JPY', 'jpy', 'success'],
  ['1200.0', 'jpy', 'JPY', 'success'],
])('a total of %s %s on a page in %s comes to %s', (amount, code, currency, type) => {
  const outcome = outcomeOf(initial({ cart: cart([1], money(amount, code)) }), currency);
  expect(outcome).toMatchObject(type === 'decelerate' ? { type, reason: 'currency_changed' } : { type });
});

test.each<[string, Partial<InitialCart>, string]>([
  ['an unknown error', { errors: [unknown] }, 'the cart has an unknown error: NEW'],
  ['neither a cart nor an error', { cart: null }, 'neither an error nor a cart'],
  ['a cart without an id', { cart: { ...cart(), id: '' } }, 'neither an error nor a cart'],
  ['a cart that leads nowhere', { cart: { ...cart(), checkoutUrl: '' } }, 'neither an error nor a cart'],
])('fails on %s', (_case, over, message) => {
  expect(() => outcomeOf(initial(over), 'JPY')).toThrow(message);
});

test('leads to checkout only with a cart that has no error and some stock', () => {
  const error = constantFrom(unrecoverable, custom('a'), unknown);
  const any = record({
    cart: constantFrom(null, cart()),
    errors: array(error, { maxLength: 3 }),
    abortReason: constantFrom(null, 'out_of_stock' as const),
    decelerationReason: constantFrom(null, 'not_enough_stock' as const),
  });
  assert(
    property(any, (result) => {
      let type: string;
      try {
        ({ type } = outcomeOf(result, 'JPY'));
      } catch {
        type = 'failure';
      }
      const leads = type === 'success' || type === 'decelerate';
      expect(leads).toBe(!!result.cart && result.errors.length === 0 && !result.abortReason);
    }),
  );
});
