import { describe, expect, test } from 'vitest';
import { VALIDATION_URL, createBuyer } from '../../../test-support/buyer';
import { useStore } from '../../../test-support/use-store';

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
