import { expect, test, vi } from 'vitest';
import { isV6, paypalParams } from '../../../wallets/paypal/paypal-params';
import { accountOf } from '../../../wallets/paypal/paypal-v6/account';

vi.stubGlobal('location', new URL('https://shop.example/products/sencha'));

const FIVE = 'https://www.paypal.com/sdk/js?client-id=five&merchant-id=M';
const SIX = 'https://www.paypal.com/web-sdk/v6/core';
const SANDBOX = 'https://www.sandbox.paypal.com/web-sdk/v6/core';

const read = (params: Record<string, unknown>) => {
  const ctx = { params: { merchantId: 'M', ...params } };
  const parsed = paypalParams(ctx);
  return isV6(ctx, parsed) ? accountOf(parsed, ctx) : 'version 5';
};

test.each<[found: unknown, params: Record<string, unknown>]>([
  ['version 5', { sdkUrl: FIVE }],
  ['version 5', { sdkUrl: FIVE, sdk: 'v5', clientId: 'own' }],
  [
    { address: SIX, clientId: 'five' },
    { sdkUrl: FIVE, sdk: 'v6' },
  ],
  [
    { address: SIX, clientId: 'own' },
    { sdkUrl: FIVE, sdk: 'v6', clientId: 'own' },
  ],
  [
    { address: SIX, clientId: 'own' },
    { sdkUrl: SIX, clientId: 'own' },
  ],
  [
    { address: SANDBOX, clientId: 'own' },
    { sdkUrl: SANDBOX, clientId: 'own' },
  ],
  [
    { address: SANDBOX, clientId: 'five' },
    { sdkUrl: FIVE.replace('www.', 'www.sandbox.'), sdk: 'v6' },
  ],
  [
    { address: 'https://shop.example/own/web-sdk/v6/core', clientId: 'five' },
    { sdkUrl: '/own/sdk/js?client-id=five', sdk: 'v6' },
  ],
])('%j is used for %j', (found, params) => {
  expect(read(params)).toEqual(found);
});

test.each([{ sdkUrl: SIX }, { sdkUrl: SIX, clientId: 5 }, { sdkUrl: 'https://www.paypal.com/sdk/js', sdk: 'v6' }])(
  'the mistake in %j is named',
  (params) => {
    expect(() => read(params)).toThrow('wrong or no clientId');
  },
);
