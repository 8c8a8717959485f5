import { expect, test } from 'vitest';
import { paypalBuyers } from '../../../../shop/payment/paypal-buyers';
import { createBuyer } from '../../../../test-support/buyer';
import { line } from '../../../../test-support/goods';
import { createPaypalShopper } from '../../../../test-support/paypal-shopper';
import { useStore } from '../../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const shopper = createPaypalShopper(store, buyer);
const fetched = (cartId: string, token: string) => buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token });

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
