import { expect, test } from 'vitest';
import { merchantSession } from '../../../wallets/apple-pay/merchant-session';
import { data, fakeApi } from '../../api/fake-api';

const URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

const answered = (payload: object | null) => {
  const api = fakeApi([data({ applePaySessionCreate: payload })]);
  return { ...api, session: merchantSession(api.client, URL) };
};

test('the merchant session is requested with the sheet’s address and parsed', async () => {
  const { session, sent } = answered({ body: '{"nonce":"n"}', userErrors: [] });
  expect(await session).toEqual({ nonce: 'n' });
  expect(sent.map(({ operation, variables }) => [operation, variables['validationUrl']])).toEqual([
    ['applePaySessionCreate', URL],
  ]);
});

test.each<[string, object | null, RegExp]>([
  ['with an error says which', { body: null, userErrors: [{ code: 'GENERIC_ERROR', message: 'no' }] }, /GENERIC_ERROR/],
  ['without data is refused', null, /no merchant session/],
  ['that is no JSON is refused', { body: '<html>', userErrors: [] }, /JSON/],
])('an answer %s', async (_what, payload, message) => {
  await expect(answered(payload).session).rejects.toThrow(message);
});
