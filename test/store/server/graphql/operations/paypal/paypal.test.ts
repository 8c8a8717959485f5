import { describe, expect, test } from 'vitest';
import { paypalBuyers } from '../../../../shop/payment/paypal-buyers';
import { tokyo } from '../../../../test-support/addresses';
import { createBuyer } from '../../../../test-support/buyer';
import { line } from '../../../../test-support/goods';
import { createPaypalShopper } from '../../../../test-support/paypal-shopper';
import { useStore } from '../../../../test-support/use-store';

const store = useStore();
const buyer = createBuyer(store);
const shopper = createPaypalShopper(store, buyer);

const fetched = (cartId: string, token: string) => buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token });
const UNKNOWN = { buyerDetails: null, userErrors: [{ code: 'NO_PENDING_TASK', field: ['token'] }] };

describe('a token', () => {
  test.each([
    [false, /^EC-[0-9A-F]{17}$/],
    [true, /^BA-[0-9A-F]{17}$/],
  ])('says its kind, agreement: %s', async (agreement, pattern) => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    const payload = await buyer.call('paypalTokenCreate.ext', { cartId, billingAgreement: agreement });
    expect([payload['token'], payload.userErrors]).toEqual([expect.stringMatching(pattern), []]);
  });

  test('is not made for an empty or unknown cart', async () => {
    const { id } = await buyer.create([]);
    const missing = { token: null, userErrors: [{ code: 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE' }] };
    for (const cartId of [id, 'gid://shopify/Cart/nix'])
      expect(await buyer.call('paypalTokenCreate.ext', { cartId })).toMatchObject(missing);
  });
});

describe('the buyer of a token', () => {
  test('is unknown before the approval, and to other carts', async () => {
    const { id } = await buyer.create([line(43_001)]);
    const other = await buyer.create([line(43_001)]);
    const token = await shopper.token(id);
    expect(await fetched(id, token)).toMatchObject(UNKNOWN);
    await shopper.approve(token);
    expect(await fetched(other.id, token)).toMatchObject(UNKNOWN);
    expect(await fetched(id, token)).toMatchObject({ userErrors: [] });
  });

  test.each([
    [44_001, expect.objectContaining({ country: 'JP', lastName: tokyo.lastName }) as unknown, '8800.0'],
    [43_001, null, '980.0'],
  ])('of %i has an address only for what is sent', async (variant, address, amount) => {
    const { id } = await buyer.create([line(variant)]);
    const token = await shopper.token(id);
    await shopper.approve(token);
    const details = await shopper.details(id, token);
    expect(details).toMatchObject({
      email: 'hanako.yamada@example.jp',
      remoteOrderId: token,
      destinationAddress: address,
      billingAddress: { zip: '100-0014' },
      payerApprovedAmount: { amount, currencyCode: 'JPY' },
    });
    expect(Date.parse(details.expiresAt)).toBeGreaterThan(Date.now());
  });

  const known = async (name: string) => {
    const { id } = await buyer.create([line(44_001)]);
    const token = await shopper.token(id);
    await shopper.approve(token, name);
    return shopper.details(id, token);
  };

  test.each(Object.entries(paypalBuyers))('can be %s', async (name, { destination, billing, email }) => {
    const { destinationAddress, billingAddress, email: told } = await known(name);
    expect([destinationAddress, billingAddress, told]).toEqual([
      destination && expect.objectContaining(destination),
      billing && expect.objectContaining(billing),
      email,
    ]);
  });

  test('may have approved too long ago, or another amount', async () => {
    expect(Date.parse((await known('expired')).expiresAt)).toBeLessThan(Date.now());
    expect((await known('three-million')).payerApprovedAmount).toEqual({ amount: '3000000.0', currencyCode: 'JPY' });
  });
});

describe('faults', () => {
  const cartWithToken = async () => {
    const { id } = await buyer.create([line(43_001)]);
    const token = await shopper.token(id);
    await shopper.approve(token);
    return { id, token };
  };

  test.each(['RESTRICTED_WALLET_ACCOUNT', 'GENERIC_ERROR', 'A_NEW_CODE'])('refuse both calls with %s', async (code) => {
    const { id, token } = await cartWithToken();
    for (const operation of ['paypalTokenCreate', 'PayPalBuyerDetailsFetch'])
      await buyer.fault({ operation, userErrors: [{ code }], times: 1 });
    expect(await buyer.call('paypalTokenCreate.ext', { cartId: id })).toMatchObject({
      token: null,
      userErrors: [{ code }],
    });
    expect(await fetched(id, token)).toMatchObject({ buyerDetails: null, userErrors: [{ code }] });
  });

  test('can give another token', async () => {
    const { id } = await cartWithToken();
    for (const token of ['', 'PAY-1', { id: 1 }, null]) {
      await buyer.fault({ operation: 'paypalTokenCreate', payload: { token }, times: 1 });
      expect((await buyer.call('paypalTokenCreate.ext', { cartId: id }))['token']).toEqual(token);
    }
  });

  test('can change some of the details, and leave the others', async () => {
    const { id, token } = await cartWithToken();
    const changes = { expiresAt: 'soon', billingAddress: { lastName: '<b>🌸</b>' }, more: 1 };
    await buyer.fault({ operation: 'PayPalBuyerDetailsFetch', payload: { buyerDetails: changes } });
    expect((await fetched(id, token))['buyerDetails']).toMatchObject({
      email: 'hanako.yamada@example.jp',
      expiresAt: 'soon',
      billingAddress: { lastName: '<b>🌸</b>', city: '千代田区' },
      more: 1,
    });
  });

  test('of this kind happen to PayPal’s calls only', async () => {
    const answer = await buyer.fault({ operation: 'cartCreate', payload: { cart: null } });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('payload can only happen to paypalTokenCreate and PayPalBuyerDetailsFetch') as string,
    ]);
  });
});
