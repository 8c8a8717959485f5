import { describe, expect, test } from 'vitest';
import { root } from './root';
import { storeSchema } from './store-schema';
import { useStore } from '../../test-support/use-store';
import { STOREFRONT_TOKEN } from '../storefront-token';

const store = useStore();

const API = '/api/unstable/graphql.json';
const token = { 'x-shopify-storefront-access-token': STOREFRONT_TOKEN };
const bodyOf = async (response: Promise<Response> | Response): Promise<unknown> => (await response).json();

describe('the API before a call is executed', () => {
  test.each([
    ['no token', {}],
    ['another token', { 'x-shopify-storefront-access-token': 'somebody-else' }],
  ])('answers 401 to a call with %s', async (_, headers) => {
    const response = await store.post(API, { query: '{ shop { __typename } }' }, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
  });

  test.each<[string, unknown, unknown]>([
    ['a list', [], 'The body must be a JSON object'],
    ['no query', {}, { query: 'Required parameter missing or invalid' }],
    ['an empty query', { query: ' ' }, { query: 'Required parameter missing or invalid' }],
    [
      'variables that are no object',
      { query: '{ shop { __typename } }', variables: 7 },
      { variables: 'Must be an object' },
    ],
  ])('answers 400 to a body with %s', async (_, body, errors) => {
    const response = await store.post(API, body, token);
    expect([response.status, await response.json()]).toEqual([400, { errors }]);
  });

  test.each([
    ['half a JSON text', 'application/json', '{"query":'],
    ['text', 'text/plain', '{ shop { __typename } }'],
  ])('answers 400 to %s', async (_, type, body) => {
    const response = await store.get(API, { method: 'POST', headers: { ...token, 'content-type': type }, body });
    expect([response.status, await response.json()]).toEqual([400, { errors: 'The body must be a JSON object' }]);
  });

  test.each(['2026-04', '2019-01', 'unstable'])('answers whatever version is in the path: %s', async (version) => {
    const response = await store.post(`/api/${version}/graphql.json`, { query: '{ shop { __typename } }' }, token);
    expect(await response.json()).toMatchObject({ data: { shop: { __typename: 'Shop' } } });
  });

  test('accepts only POST', async () => {
    expect((await store.get(API)).status).toBe(405);
  });
});

describe('a call', () => {
  test.each([
    ['a document that cannot be parsed', '{ shop {', /Syntax Error/],
    ['a field that the schema has not', '{ shop { nix } }', /Cannot query field "nix"/],
    [
      'a variable that is no country',
      'query ($c: CountryCode = XX) @inContext(country: $c) { shop { __typename } }',
      /"XX"/,
    ],
  ])('with %s is answered 200 with errors and no data', async (_, query, message) => {
    const response = await store.post(API, { query }, token);
    const body = (await response.json()) as { errors: { message: string }[] };
    expect(response.status).toBe(200);
    expect(body).not.toHaveProperty('data');
    expect(body.errors[0]?.message).toMatch(message);
  });

  test('has a root function for every root field of the schema', () => {
    const schema = storeSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(Object.keys(root).sort()).toEqual(fields.sort());
  });

  test.each([
    [
      { country: 'US', language: 'EN' },
      { country: 'US', language: 'EN' },
    ],
    [{}, { country: 'JP', language: 'JA' }],
  ])('in the context %o says so in its extensions', async (variables, context) => {
    expect(await bodyOf(store.call('subscriptionPolicy', variables))).toMatchObject({ extensions: { context } });
  });

  test('for the subscription policy returns its body', async () => {
    expect(await bodyOf(store.call('subscriptionPolicy'))).toMatchObject({
      data: { shop: { subscriptionPolicy: { body: expect.stringContaining('解約') as string } } },
    });
  });
});
