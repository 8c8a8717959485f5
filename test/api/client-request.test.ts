import { expect, test } from 'vitest';
import { documents } from '../../src/checkout/documents';
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

test('uses the given version of the API', async () => {
  const { request, calls } = client([ok], { version: '2026-04' });
  await settled(request());
  expect(calls[0]!.url).toBe('https://shop.example/api/2026-04/graphql.json?operation_name=cartCreate');
});

const always = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-shopify-storefront-access-token': 'token',
  'x-sdk-variant': 'karui',
};

test.each([
  ['for any call', {}, {}, always],
  ['for a wallet', { wallet: 'BuyItNow' }, {}, { ...always, 'x-wallet-name': 'BuyItNow' }],
  ['for the start of a checkout', {}, { startCheckout: true }, { ...always, 'x-start-wallet-checkout': 'true' }],
])('sends its headers %s', async (_case, options, requestOptions, headers) => {
  const { request, calls } = client([ok], options);
  await settled(request(requestOptions));
  expect(Object.fromEntries(new Headers(calls[0]!.options.headers))).toEqual(headers);
});

test('sends the country and the language as the API names them', async () => {
  const { request, calls } = client([ok], { country: 'uk', language: 'zh-TW' });
  await settled(request());
  expect(JSON.parse(String(calls[0]!.options.body)).variables).toMatchObject({ country: 'GB', language: 'ZH_TW' });
});
