import { expect, test } from 'vitest';
import { documents } from '../../../src/press/checkout/documents';
import { created } from '../checkout/answers';
import { leaveNoTimers } from './leave-no-timers';
import { client, ok, settled } from './noted-client';

leaveNoTimers();

test('posts the document and its variables to the path of the version on the page’s origin, with the operation in the query', async () => {
  const { request, calls } = client([ok]);
  expect(await settled(request())).toEqual(created().data);
  expect(calls.map(({ url }) => url)).toEqual([
    'https://shop.example/api/unstable/graphql.json?operation_name=cartCreate',
  ]);
  expect(calls[0]!.options.method).toBe('POST');
  expect(JSON.parse(String(calls[0]!.options.body))).toEqual({
    query: documents.cartCreate,
    variables: { country: 'JP', language: 'JA', input: {} },
  });
});

test('posts to the shop’s server that the markup names, and to no other', async () => {
  const { request, calls } = client([ok], { apiBase: 'https://api.elsewhere.example' });
  await settled(request());
  expect(calls.map(({ url }) => url)).toEqual([
    'https://api.elsewhere.example/api/unstable/graphql.json?operation_name=cartCreate',
  ]);
});

const always = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-shopify-storefront-access-token': 'token',
  'x-sdk-variant': 'karui',
};

test.each([
  ['for any call', {}, {}, always],
  ['for a wallet', { instrument: 'BuyItNow' }, {}, { ...always, 'x-wallet-name': 'BuyItNow' }],
  ['for the start of a checkout', {}, { startCheckout: true }, { ...always, 'x-start-wallet-checkout': 'true' }],
])('sends its headers %s', async (_case, options, requestOptions, headers) => {
  const { request, calls } = client([ok], options);
  await settled(request(requestOptions));
  expect(Object.fromEntries(new Headers(calls[0]!.options.headers))).toEqual(headers);
});

test('sends the country and the language as the API names them', async () => {
  const { request, calls } = client([ok], { buyerCountry: 'uk', buyerLocale: 'zh-TW' });
  await settled(request());
  expect(JSON.parse(String(calls[0]!.options.body)).variables).toMatchObject({ country: 'GB', language: 'ZH_TW' });
});
