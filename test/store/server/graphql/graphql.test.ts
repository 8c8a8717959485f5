import { expect, test } from 'vitest';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();

const API = '/api/unstable/graphql.json';
const TOKEN = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };
const SHOP = { query: '{ shop { __typename } }' };

const answered = async (answer: Promise<Response>): Promise<[number, unknown]> => {
  const response = await answer;
  return [response.status, await response.json()];
};

test('a call without the token gets 401, one that can’t be read 400, and one that is not sent by POST 405', async () => {
  const unauthorized = [401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }];
  expect(await answered(store.post(API, SHOP))).toEqual(unauthorized);
  const other = { 'x-shopify-storefront-access-token': 'somebody-else' };
  expect(await answered(store.post(API, SHOP, other))).toEqual(unauthorized);
  for (const [body, errors] of [
    [[], 'The body must be a JSON object'],
    [{ query: ' ' }, { query: 'Required parameter missing or invalid' }],
    [{ ...SHOP, variables: 7 }, { variables: 'Must be an object' }],
  ])
    expect(await answered(store.post(API, body, TOKEN))).toEqual([400, { errors }]);
  for (const [type, body] of [
    ['application/json', '{"query":'],
    ['text/plain', SHOP.query],
  ] as const) {
    const answer = store.get(API, { method: 'POST', headers: { ...TOKEN, 'content-type': type }, body });
    expect(await answered(answer)).toEqual([400, { errors: 'The body must be a JSON object' }]);
  }
  expect((await store.get(API)).status).toBe(405);
});

test('mistakes in a document or its variables get 200 with errors and without data', async () => {
  for (const [query, message] of [
    ['{ shop {', /Syntax Error/],
    ['{ shop { nix } }', /Cannot query field "nix"/],
    ['query ($c: CountryCode = XX) @inContext(country: $c) { shop { __typename } }', /"XX"/],
  ] as const) {
    const [status, body] = await answered(store.post(API, { query }, TOKEN));
    expect([status, body]).toEqual([
      200,
      { errors: [expect.objectContaining({ message: expect.stringMatching(message) })] },
    ]);
  }
});
