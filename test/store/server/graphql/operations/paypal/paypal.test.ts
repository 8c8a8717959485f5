import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { paypalBuyers } from '../../../../shop/payment/paypal-buyers';
import { createBuyer } from '../../../../test-support/buyer';
import { line } from '../../../../test-support/goods';
import { createPaypalShopper } from '../../../../test-support/paypal-shopper';
import { useStore } from '../../../../test-support/use-store';

const folder = mkdtempSync(join(tmpdir(), 'karui-paypal-'));
const FILES = {
  '/sdk/js?client-id=x': 'paypal-simulator.js',
  '/smart/buttons?uid=1': 'paypal-button.html',
  '/checkoutnow': 'paypal-window.html',
  '/assets/paypal-window.js': 'paypal-window.js',
};
for (const name of Object.values(FILES)) writeFileSync(join(folder, name), name);
afterAll(() => rmSync(folder, { recursive: true }));

const store = useStore({ themeDist: folder });
const buyer = createBuyer(store);
const shopper = createPaypalShopper(store, buyer);
const fetched = (cartId: string, token: string) => buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token });
const paypal = (path: string) => store.get(`/__paypal${path}`);

test('a token says its kind, and is not made for an empty or unknown cart', async () => {
  const { id } = await buyer.create([line(43_001)]);
  expect(await shopper.token(id)).toMatch(/^EC-[0-9A-F]{17}$/);
  expect(await shopper.token(id, true)).toMatch(/^BA-[0-9A-F]{17}$/);
  for (const cartId of [(await buyer.create([])).id, 'gid://shopify/Cart/nix'])
    expect(await buyer.call('paypalTokenCreate.ext', { cartId })).toMatchObject({
      token: null,
      userErrors: [{ code: 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE' }],
    });
});

test('a buyer is known after the approval only, to that cart only, with an address only for what is sent', async () => {
  const unknown = { buyerDetails: null, userErrors: [{ code: 'NO_PENDING_TASK', field: ['token'] }] };
  const { id } = await buyer.create([line(43_001)]);
  const token = await shopper.token(id);
  expect(await fetched(id, token)).toMatchObject(unknown);
  await shopper.approve(token);
  expect(await fetched((await buyer.create([line(43_001)])).id, token)).toMatchObject(unknown);
  const amount = { amount: '980.0', currencyCode: 'JPY' };
  expect(await shopper.details(id, token)).toMatchObject({
    remoteOrderId: token,
    destinationAddress: null,
    payerApprovedAmount: amount,
  });
  for (const [name, { destination, billing, email }] of Object.entries(paypalBuyers)) {
    const { id: cartId } = await buyer.create([line(44_001)]);
    const sent = await shopper.token(cartId);
    await shopper.approve(sent, name);
    const {
      destinationAddress,
      billingAddress,
      email: told,
      expiresAt,
      payerApprovedAmount,
    } = await shopper.details(cartId, sent);
    expect([destinationAddress, billingAddress, told]).toEqual([
      destination && expect.objectContaining(destination),
      billing && expect.objectContaining(billing),
      email,
    ]);
    expect(Date.parse(expiresAt) > Date.now()).toBe(name !== 'expired');
    expect(payerApprovedAmount.amount).toBe(name === 'three-million' ? '3000000.0' : '8800.0');
  }
});

test('PayPal’s server knows its orders and buyers, and takes an approval of theirs', async () => {
  const { id } = await buyer.create([line(43_001)]);
  const token = await shopper.token(id, true);
  const order = await (await paypal(`/api/orders/${token}`)).json();
  expect(order).toEqual({ token, agreement: true, currency: 'JPY', intent: 'tokenize', amount: '980.0' });
  expect(await (await paypal('/api/orders/EC-1')).json()).toBeNull();
  const approve = async (of: string, body: object) => {
    const answer = await store.post(`/__paypal/api/orders/${of}/approve`, body);
    return [answer.status, await answer.json()];
  };
  expect(await approve(token, { buyer: 'us' })).toEqual([
    200,
    { payerId: 'USKARUIDEMOSH', orderId: `EC-${token.slice(3)}` },
  ]);
  expect(await approve(token, { buyer: 'nobody' })).toEqual([400, { error: 'There is no buyer "nobody"' }]);
  expect(await approve('EC-1', { buyer: 'us' })).toEqual([404, { error: 'PayPal knows no order EC-1' }]);
  const [first] = (await (await paypal('/api/buyers')).json()) as object[];
  expect(first).toEqual({ name: 'tokyo', label: '東京都千代田区', email: 'hanako.yamada@example.jp' });
});

test('PayPal’s own paths are built files, the script only for a client; each can have faults', async () => {
  for (const [path, name] of Object.entries(FILES)) expect(await (await paypal(path)).text()).toBe(name);
  const nobody = await paypal('/sdk/js?client-id=');
  expect([nobody.status, nobody.headers.get('x-violation')]).toEqual([400, '2: the address has no client-id']);
  for (const path of ['/nix', '/api/orders/EC-1/approve', '/assets/none.js'])
    expect((await paypal(path)).status).toBe(404);
  await store.fault({ operation: 'paypal/sdk/js', status: 503, times: 1 });
  expect((await paypal('/sdk/js?client-id=x')).status).toBe(503);
});

test('faults give another token, or change some of the details', async () => {
  const { id } = await buyer.create([line(43_001)]);
  const token = await shopper.token(id);
  await shopper.approve(token);
  for (const given of ['', { id: 1 }, null]) {
    await buyer.fault({ operation: 'paypalTokenCreate', payload: { token: given }, times: 1 });
    expect((await buyer.call('paypalTokenCreate.ext', { cartId: id }))['token']).toEqual(given);
  }
  const buyerDetails = { expiresAt: 'soon', billingAddress: { lastName: '<b>🌸</b>' }, more: 1 };
  await buyer.fault({ operation: 'PayPalBuyerDetailsFetch', payload: { buyerDetails } });
  const changed = {
    ...buyerDetails,
    billingAddress: { lastName: '<b>🌸</b>', city: '千代田区' },
    email: 'hanako.yamada@example.jp',
  };
  expect((await fetched(id, token))['buyerDetails']).toMatchObject(changed);
});
