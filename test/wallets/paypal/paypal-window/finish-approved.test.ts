import { sentBuyer } from '../../in-process/sent-buyer';
import { isClosed } from '../../../../wallets/paypal/paypal-window';
import { expect, test } from 'vitest';
import { onFakeClock } from '../../in-process/fake-time';
import { createInProcessStore } from '../../in-process/store';
import { ofOperation } from '../../in-process/sent';
import { walk, type Way } from './walk';
import { whilePageAdds } from '../../../page-adds';

onFakeClock();

const APPROVED: Way = { acts: ['run', 'create', 'long', 'approve'], pace: [100], fault: null };

type Store = ReturnType<typeof createInProcessStore>;

/** A store whose answers are written anew. */
function storeWith(rewrite: (text: string, store: Store) => string): Store {
  const store = createInProcessStore({ pace: [100] });
  const { fetch } = store;
  store.fetch = async (address, options) => {
    const response = await fetch(address, options);
    return new Response(rewrite(await response.text(), store), response);
  };
  return store;
}

test('checkout asks for a telephone number after the payment when the shop needs one and PayPal has none', async () => {
  const store = storeWith((text, { sent }) =>
    // The store leaves it to us to choose the delivery.
    ofOperation(sent, 'cartSelectedDeliveryOptionsUpdate').length > 0
      ? text
      : text.replaceAll(/"selectedDeliveryOption":\{[^}]*\}/g, '"selectedDeliveryOption":null'),
  );
  store.fault({ operation: 'cartPrepareForCompletion', notReady: [{ code: 'DELIVERY_PHONE_NUMBER_REQUIRED' }] });
  const { endings } = await walk(APPROVED, store);
  expect(endings).toMatchObject([{ type: 'redirect' }]);
  expect(ofOperation(store.sent, 'cartSelectedDeliveryOptionsUpdate')).toHaveLength(1);
  expect(ofOperation(store.sent, 'cartPaymentUpdate')).toHaveLength(1);
});

test('an address in China is filled in from PayPal’s own country code', async () => {
  const store = storeWith((text, { sent }) =>
    sent.at(-1)?.operation === 'PayPalBuyerDetailsFetch' ? text.replaceAll('"country":"JP"', '"country":"C2"') : text,
  );
  const { endings } = await walk(APPROVED, store);
  const [identity] = ofOperation(store.sent, 'cartBuyerIdentityUpdate');
  expect(sentBuyer(identity!.variables)).toMatchObject({
    countryCode: 'CN',
    delivery: [{ address: { country: 'CN', city: '千代田区' } }],
  });
  expect(identity?.came?.body).not.toHaveProperty('errors');
  expect(endings).toEqual([expect.not.objectContaining({ error: expect.anything() })]);
});

test('the company of PayPal’s address is asked for and filled in', async () => {
  const store = createInProcessStore({ pace: [100] });
  await walk(APPROVED, store, {}, { buyer: 'company' });
  const [identity] = ofOperation(store.sent, 'cartBuyerIdentityUpdate');
  expect(sentBuyer(identity!.variables)).toMatchObject({ delivery: [{ address: { company: '株式会社かるい' } }] });
  expect(identity?.came?.body).not.toHaveProperty('errors');
});

test('the terms of a subscription in a line of a cart that is not read are accepted', async () => {
  // No answer has the subscription, as if it stood behind the lines that the API is asked for.
  const store = storeWith((text) =>
    JSON.stringify(JSON.parse(text, (key, value) => (key === 'sellingPlanAllocation' ? null : (value as unknown)))),
  );
  const { fill } = store;
  const id = fill([
    ['sencha', null],
    ['teiki-bin', 9001],
  ]);
  await walk(APPROVED, store, { cartId: () => id, hasPlan: () => true });
  expect(ofOperation(store.sent, 'cartPaymentUpdate')).toMatchObject([
    {
      variables: { payment: { walletPaymentMethod: { paypalWalletContent: { acceptedSubscriptionTerms: true } } } },
    },
  ]);
});

test('checkout takes the order when the page did not know of a subscription, because the window asked for no agreement', async () => {
  const store = createInProcessStore({ pace: [100] });
  const { fill } = store;
  const id = fill([['teiki-bin', 9001]]);
  const { endings } = await walk(APPROVED, store, { cartId: () => id, hasPlan: () => false });
  expect(ofOperation(store.sent, 'paypalTokenCreate')).toMatchObject([{ variables: { billingAgreement: false } }]);
  expect(ofOperation(store.sent, 'cartPaymentUpdate')).toEqual([]);
  expect(endings).toMatchObject([{ type: 'decelerate' }]);
});

test.each(['cancel', 'error'] as const)('an approval after %s changes nothing in the cart', async (over) => {
  const { endings, store } = await walk({ acts: ['run', 'create', 'long', over, 'approve'], pace: [100], fault: null });
  expect(endings).toHaveLength(1);
  expect(store.sent.map(({ operation }) => operation)).toEqual(['cartCreate', 'paypalTokenCreate']);
});

test.each([true, false])(
  'the press goes to checkout without a token when a subscription is chosen or removed after the button was painted',
  async (first) => {
    // The button is painted for the first value; by the press the shopper has chosen otherwise.
    const said = [first];
    const hasPlan = () => said.pop() ?? !first;
    const way = { acts: ['run', 'create'], pace: [100], fault: null } as const;
    const { created, endings, store } = await walk(way, undefined, { hasPlan });
    expect(endings).toMatchObject([{ type: 'redirect' }]);
    expect(created).toEqual([expect.any(Error)]);
    expect(store.sent.map(({ operation }) => operation)).toEqual(['cartCreate']);
  },
);

test.each([
  'Window closed',
  'Detected popup close',
  'Detected component window close',
  'Detected iframe close',
  'Window navigated away',
  'Component closed',
  'Window is closed, can not determine type',
  'zoid destroyed all components',
  'Detected container element removed from DOM',
])('the error "%s" counts as a closed window', (text) =>
  expect([new Error(text), text, Object.freeze({ message: `${text}\n at zoid` })].map(isClosed)).toEqual([
    true,
    true,
    true,
  ]),
);

test.each([new Error('Expected an order id to be passed'), undefined, null, {}, { message: 12 }])(
  '%o does not count as a closed window',
  (error) => expect(isClosed(error)).toBe(false),
);

test('a code that the page has added to every object is no error of PayPal’s', async () => {
  const store = createInProcessStore({ pace: [100] });
  const { endings } = await whilePageAdds({ code: 'RESTRICTED_WALLET_ACCOUNT' }, () => walk(APPROVED, store));
  expect(endings).toMatchObject([{ type: 'redirect' }]);
  expect(ofOperation(store.sent, 'cartPaymentUpdate')).toHaveLength(1);
});
