import { hasPlan, requiresShipping } from '../../../../wallets/order/order-cart';
import type { CartClient } from '../../../../src/api/client';
import { type BuyerInCountry, cartBuyerIdentityUpdate } from '../../../../wallets/order/buyer-and-delivery';
import { cartBuyerUpdate } from '../../../../wallets/order/rare-order/not-shipped';
import { expect, test } from 'vitest';
import { cartPrepareForCompletion } from '../../../../wallets/order/prepared-cart';
import { cartSubmitForCompletion } from '../../../../wallets/order/payment/submit-cart';
import { data, fakeApi, settled } from '../../../api/fake-api';
import { leaveNoTimers } from '../../../api/leave-no-timers';
import { sentBuyer } from '../../in-process/sent-buyer';
import { orderCart } from './sheet-answers';

leaveNoTimers();

const cart = orderCart;
const pending = { code: 'PENDING_DELIVERY_GROUPS', message: 'm' };
const missing = { code: 'INVALID', field: ['cartId'], message: 'm' };
const tomorrow = { code: 'TOMORROW', message: null };

const notReady = (errors: object[] = [], of: object | null = null) => ({ type: 'not_ready', cart: of, errors });
const inFiveSeconds = '1970-01-01T00:00:05Z';

test.each<[string, object | null, object]>([
  ['a ready cart', { __typename: 'CartStatusReady', cart }, { type: 'ready', cart }],
  [
    'a cart that is not ready, with its errors, known or not',
    { __typename: 'CartStatusNotReady', cart, errors: [pending, tomorrow] },
    notReady([pending, tomorrow], cart),
  ],
  ['one that says nothing', { __typename: 'CartStatusNotReady', cart, errors: [] }, notReady([], cart)],
  [
    'a throttled cart and when to ask',
    { __typename: 'CartThrottled', cart, pollAfter: inFiveSeconds },
    { type: 'throttled', cart, pollAfter: 5000 },
  ],
  [
    'a time that can’t be read as a second from now',
    { __typename: 'CartThrottled', cart: null, pollAfter: 'soon' },
    { type: 'throttled', cart: null, pollAfter: 1000 },
  ],
  ['a status that nobody knows as not ready', { __typename: 'Tomorrow' }, notReady()],
  ['ready without a cart as not ready', { __typename: 'CartStatusReady' }, notReady()],
  ['the error of a cart that does not exist', null, notReady([missing])],
])('preparing returns %s', async (_case, result, expected) => {
  const { client } = fakeApi([data({ cartPrepareForCompletion: { result, userErrors: result ? [] : [missing] } })]);
  expect(await settled(cartPrepareForCompletion(client, 'c1'))).toEqual({ value: expected, at: 0 });
});

const redirectUrl = 'https://shop.example/thanks';
const checkoutUrl = 'https://shop.example/checkout';

const failed = (errors: object[], url: string | null) => ({ type: 'failed', errors, checkoutUrl: url });

test.each<[string, object | null, object]>([
  ['success', { __typename: 'SubmitSuccess', redirectUrl }, { type: 'success', redirectUrl }],
  ['an order without a place to go to', { __typename: 'SubmitSuccess' }, { type: 'already_accepted' }],
  [
    'an order whose page is no web address',
    { __typename: 'SubmitSuccess', redirectUrl: 'javascript:alert(1)' },
    { type: 'already_accepted' },
  ],
  ['an earlier success', { __typename: 'SubmitAlreadyAccepted' }, { type: 'already_accepted' }],
  ['throttling', { __typename: 'SubmitThrottled', pollAfter: inFiveSeconds }, { type: 'throttled', pollAfter: 5000 }],
  [
    'failure with its errors, known or not',
    { __typename: 'SubmitFailed', checkoutUrl, errors: [tomorrow] },
    failed([tomorrow], checkoutUrl),
  ],
  ['failure without a checkout', { __typename: 'SubmitFailed', checkoutUrl: null, errors: [] }, failed([], null)],
  ['the error of a cart that does not exist', null, { type: 'refused', errors: [missing] }],
])('submitting returns %s', async (_case, result, expected) => {
  const { client } = fakeApi([data({ cartSubmitForCompletion: { result, userErrors: result ? [] : [missing] } })]);
  expect(await cartSubmitForCompletion(client, 'c1', 'token')).toEqual(expected);
});

test.each([[null], [{}], [{ __typename: 'Tomorrow' }]])(
  'an unreadable result of a submission does not count as a refusal: %o',
  async (result) => {
    const { client } = fakeApi([data({ cartSubmitForCompletion: { result, userErrors: [] } })]);
    await expect(cartSubmitForCompletion(client, 'c1', 'token')).rejects.toMatchObject({ kind: 'shape' });
  },
);

test('requiresShipping and hasPlan read the cart’s lines', () => {
  const [line] = cart.lines.nodes;
  const digital = { ...line!, merchandise: {}, sellingPlanAllocation: null };
  const without = { ...cart, lines: { nodes: [digital] } };
  expect([requiresShipping(cart), hasPlan(cart)]).toEqual([true, true]);
  expect([requiresShipping(without), hasPlan(without)]).toEqual([false, false]);
});

const tokyo = { country: 'JP', province: 'JP-13', zip: '100-0014' };

const sentBy = async (call: (client: CartClient) => Promise<unknown>) => {
  const { client, sent } = fakeApi([data({ cartBuyerIdentityUpdate: null })]);
  await call(client);
  const { variables } = sent[0]!;
  expect(variables).toMatchObject({ country: 'JP', language: 'JA', cartId: 'c1' });
  return sentBuyer(variables);
};

test.each<[string, BuyerInCountry, object]>([
  ['contact data', { email: 'a@example.jp', phone: '+8133' }, { email: 'a@example.jp', phone: '+8133' }],
  ['no empty contact data: the API refuses it', { email: '', phone: null }, {}],
  ['a country as the API has it', { country: 'uk' }, { countryCode: 'GB' }],
])('sends %s', async (_case, buyer, buyerIdentity) => {
  expect(await sentBy((client) => cartBuyerUpdate(client, 'c1', buyer))).toEqual(buyerIdentity);
});

test('sends a whole address, whose country counts', async () => {
  const buyer = { delivery: { address: tokyo, validation: 'STRICT' } } as const;
  expect(await sentBy((client) => cartBuyerIdentityUpdate(client, 'c1', buyer))).toEqual({
    countryCode: 'JP',
    delivery: [{ address: tokyo, validation: 'STRICT' }],
  });
});
