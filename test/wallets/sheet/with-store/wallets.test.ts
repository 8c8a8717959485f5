import { describe, expect } from 'vitest';
import { applePaySessionCreate } from '../../../../wallets/apple-pay/merchant-session';
import { test } from './store-sheet';

describe('a session of Apple Pay', () => {
  test('is JSON that belongs to Apple’s address, a new one each time', async ({ sheet }) => {
    const url = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
    const session = async () => {
      const answer = await applePaySessionCreate(sheet.client, url);
      return JSON.parse(answer?.body ?? '') as Record<string, unknown>;
    };
    const [one, other] = [await session(), await session()];
    expect(one).toMatchObject({ domainName: 'localhost', merchantSessionIdentifier: expect.any(String) as string });
    expect(other).not.toEqual(one);
  });

  test('is refused for any other address', async ({ sheet }) => {
    const answer = await applePaySessionCreate(sheet.client, 'https://apple.com.example/');
    expect(answer).toMatchObject({ body: null, userErrors: [{ code: 'VALIDATION_URL_IS_INVALID' }] });
  });
});
