import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPrepareForCompletion } from '../../../../wallets/sheet/operations/operations';
import { requiresShipping } from '../../../../wallets/sheet/operations/sheet-cart';
import { hasPlan } from '../../../../wallets/sheet/pay/has-plan';
import { cartSubmitForCompletion } from '../../../../wallets/sheet/pay/operations';
import { data, fakeApi, settled } from '../../../press/api/fake-api';
import { sheetCart } from './sheet-answers';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const cart = sheetCart;
const pending = { code: 'PENDING_DELIVERY_GROUPS', message: 'm' };
const missing = { code: 'INVALID', field: ['cartId'], message: 'm' };
const tomorrow = { code: 'TOMORROW', message: null };

test.each<[string, object | null, object]>([
  ['a ready cart', { __typename: 'CartStatusReady', cart }, { type: 'ready', cart }],
  [
    'a cart that is not ready, with its errors, known or not',
    { __typename: 'CartStatusNotReady', cart, errors: [pending, tomorrow] },
    { type: 'not_ready', cart, errors: [pending, tomorrow] },
  ],
  [
    'one that says nothing',
    { __typename: 'CartStatusNotReady', cart, errors: [] },
    { type: 'not_ready', cart, errors: [] },
  ],
  [
    'a throttled cart and when to ask',
    { __typename: 'CartThrottled', cart, pollAfter: '1970-01-01T00:00:05Z' },
    { type: 'throttled', cart, pollAfter: 5000 },
  ],
  [
    'a time that can’t be read as a second from now',
    { __typename: 'CartThrottled', cart: null, pollAfter: 'soon' },
    { type: 'throttled', cart: null, pollAfter: 1000 },
  ],
  [
    'a status that nobody knows as not ready',
    { __typename: 'Tomorrow' },
    { type: 'not_ready', cart: null, errors: [] },
  ],
  [
    'ready without a cart as not ready',
    { __typename: 'CartStatusReady' },
    { type: 'not_ready', cart: null, errors: [] },
  ],
])('preparing returns %s', async (_case, result, expected) => {
  const { client } = fakeApi([data({ cartPrepareForCompletion: { result, userErrors: [] } })]);
  expect(await settled(cartPrepareForCompletion(client, 'c1'))).toEqual({ value: expected, at: 0 });
});

test('preparing a cart that does not exist returns the error', async () => {
  const { client } = fakeApi([data({ cartPrepareForCompletion: { result: null, userErrors: [missing] } })]);
  expect(await cartPrepareForCompletion(client, 'c1')).toEqual({ type: 'not_ready', cart: null, errors: [missing] });
});

const redirectUrl = 'https://shop.example/thanks';
const checkoutUrl = 'https://shop.example/checkout';

test.each<[string, object | null, object]>([
  ['success', { __typename: 'SubmitSuccess', redirectUrl }, { type: 'success', redirectUrl }],
  ['an order without a place to go to', { __typename: 'SubmitSuccess' }, { type: 'already_accepted' }],
  ['an earlier success', { __typename: 'SubmitAlreadyAccepted' }, { type: 'already_accepted' }],
  [
    'throttling',
    { __typename: 'SubmitThrottled', pollAfter: '1970-01-01T00:00:05Z' },
    { type: 'throttled', pollAfter: 5000 },
  ],
  [
    'failure with its errors, known or not',
    { __typename: 'SubmitFailed', checkoutUrl, errors: [tomorrow] },
    { type: 'failed', errors: [tomorrow], checkoutUrl },
  ],
  [
    'failure without a checkout',
    { __typename: 'SubmitFailed', checkoutUrl: null, errors: [] },
    { type: 'failed', errors: [], checkoutUrl: null },
  ],
  [
    'an order whose page is no web address',
    { __typename: 'SubmitSuccess', redirectUrl: 'javascript:alert(1)' },
    { type: 'already_accepted' },
  ],
])('submitting returns %s', async (_case, result, expected) => {
  const { client, sent } = fakeApi([data({ cartSubmitForCompletion: { result, userErrors: [] } })]);
  expect(await cartSubmitForCompletion(client, 'c1', 'token')).toEqual(expected);
  expect(sent[0]!.variables).toMatchObject({ cartId: 'c1', attemptToken: 'token' });
});

test.each([[null], [{}], [{ __typename: 'Tomorrow' }]])(
  'submitting is not known to have failed when the result is %o',
  async (result) => {
    const { client } = fakeApi([data({ cartSubmitForCompletion: { result, userErrors: [] } })]);
    await expect(cartSubmitForCompletion(client, 'c1', 'token')).rejects.toMatchObject({ kind: 'shape' });
  },
);

test('submitting a cart that does not exist returns the error', async () => {
  const { client } = fakeApi([data({ cartSubmitForCompletion: { result: null, userErrors: [missing] } })]);
  expect(await cartSubmitForCompletion(client, 'c1', 't')).toEqual({
    type: 'refused',
    errors: [missing],
  });
});

test('requiresShipping and hasPlan read the cart’s lines', () => {
  const [line] = cart.lines.nodes;
  const digital = { ...line!, merchandise: {}, sellingPlanAllocation: null };
  const without = { ...cart, lines: { nodes: [digital] } };
  expect([requiresShipping(cart), hasPlan(cart)]).toEqual([true, true]);
  expect([requiresShipping(without), hasPlan(without)]).toEqual([false, false]);
});
