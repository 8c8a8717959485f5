import { describe, expect, test } from 'vitest';
import { VALIDATION_URL, createBuyer } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';
import { tokyo } from '../../../test-support/addresses';
import { line } from '../../../test-support/goods';

const store = useStore();
const buyer = createBuyer(store);

describe('an Apple Pay session', () => {
  const create = (validationUrl: string) => buyer.call('applePaySessionCreate.ext', { validationUrl });

  test('is JSON text, names the shop, and is different each time', async () => {
    const first = JSON.parse((await create(VALIDATION_URL))['body'] as string) as Record<string, unknown>;
    const second = JSON.parse((await create(VALIDATION_URL))['body'] as string) as Record<string, unknown>;
    expect(first).toMatchObject({ displayName: 'かるい茶舗', domainName: 'localhost' });
    expect(Number(first['expiresAt']) - Number(first['epochTimestamp'])).toBe(300_000);
    for (const name of ['nonce', 'merchantSessionIdentifier', 'signature']) expect(first[name]).not.toBe(second[name]);
  });

  test.each(['https://example.jp/', 'http://apple-pay-gateway.apple.com/', 'https://fakeapple.com/', 'nix'])(
    'is not made for %s',
    async (url) => {
      expect(await create(url)).toMatchObject({
        body: null,
        userErrors: [{ code: 'VALIDATION_URL_IS_INVALID', field: ['validationUrl'] }],
      });
    },
  );
});

describe('PayPal', () => {
  const tokenFor = (cartId: string, billingAgreement = false) =>
    buyer.call('paypalTokenCreate.ext', { cartId, billingAgreement });

  test.each([
    [false, /^EC-[0-9A-F]{17}$/],
    [true, /^BA-[0-9A-F]{17}$/],
  ])('gives a token, agreement: %s', async (agreement, pattern) => {
    const { id } = await buyer.create([line(43_001)]);
    const payload = await tokenFor(id, agreement);
    expect([payload['token'], payload.userErrors]).toEqual([expect.stringMatching(pattern), []]);
  });

  test('has no token for an empty or unknown cart', async () => {
    const { id } = await buyer.create([]);
    const missing = { token: null, userErrors: [{ code: 'REQUEST_MISSING_VALID_MERCHANDISE_SOURCE' }] };
    expect(await tokenFor(id)).toMatchObject(missing);
    expect(await tokenFor('gid://shopify/Cart/nix')).toMatchObject(missing);
  });

  test.each([
    [44_001, expect.objectContaining({ country: 'JP', lastName: tokyo.lastName }) as unknown, '8800.0'],
    [43_001, null, '980.0'],
  ])('tells of the buyer of %i, with an address only for what is sent', async (variant, address, amount) => {
    const { id: cartId } = await buyer.create([line(variant)]);
    const { token } = await tokenFor(cartId);
    const { buyerDetails, userErrors } = await buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token });
    expect(userErrors).toEqual([]);
    expect(buyerDetails).toMatchObject({
      email: 'hanako.yamada@example.jp',
      remoteOrderId: token,
      destinationAddress: address,
      billingAddress: { zip: '100-0014' },
      payerApprovedAmount: { amount, currencyCode: 'JPY' },
    });
    expect(Date.parse((buyerDetails as { expiresAt: string }).expiresAt)).toBeGreaterThan(Date.now());
  });

  test('returns nothing for the token of another cart', async () => {
    const { id: cartId } = await buyer.create([line(43_001)]);
    const { token } = await tokenFor((await buyer.create([line(43_001)])).id);
    expect(await buyer.call('PayPalBuyerDetailsFetch.ext', { cartId, token })).toMatchObject({
      buyerDetails: null,
      userErrors: [{ code: 'NO_PENDING_TASK', field: ['token'] }],
    });
  });
});
