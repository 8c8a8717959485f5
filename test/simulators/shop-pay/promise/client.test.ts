import { beforeEach, expect, test } from 'vitest';
import { createLog, type Log } from '../../rules/log';
import { createClient, type Client } from './client';

const INPUT = { variantId: 41001, sellingPlanId: '', postalCode: '100-0001', isPostalCodeOverride: true };

let log: Log;
let client: Client;
let path: string;
let fails: boolean;
let tokens: string[];
beforeEach(() => {
  log = createLog(() => {});
  path = '/products/sencha';
  fails = false;
  tokens = [];
  client = createClient(
    log,
    async (_input, token) => {
      tokens.push(token);
      if (fails) throw new Error('cut');
      return { value: null, violation: null };
    },
    () => path,
  );
});

test('a page that keeps the rules', async () => {
  expect(await client(INPUT, 'token')).toBe(null);
  await client({ ...INPUT, sellingPlanId: '9001' }, 'token');
  expect(tokens).toEqual(['token', 'token']);
  expect(log.violations).toEqual([]);
});

test.each<[object, string]>([
  [{ variantId: '41001' }, '2: variantId is "41001"'],
  [{ sellingPlanId: null }, '2: sellingPlanId is null'],
  [{ postalCode: 1 }, '2: postalCode is 1'],
  [{ isPostalCodeOverride: 'true' }, '2: isPostalCodeOverride is "true"'],
  [{ country: 'JP' }, '2: unknown members: country'],
  [{ variantId: 0 }, '8: asked for variant 0'],
])('%j breaks a rule', async (changes, violation) => {
  await client({ ...INPUT, ...changes }, 'token');
  expect(log.violations).toEqual([violation]);
});

test('3: the same question twice', async () => {
  await client(INPUT, 'token');
  await client(INPUT, 'token');
  expect(log.violations).toEqual([`3: asked twice: ${JSON.stringify(INPUT)}`]);
});

test('9, 10: asked in a cart, at checkout, and without a token', async () => {
  for (path of ['/cart', '/checkouts/abc']) await client({ ...INPUT, postalCode: path }, 'token');
  path = '/products/sencha';
  await client(INPUT, '');
  expect(log.violations).toEqual(['9: asked on /cart', '9: asked on /checkouts/abc', '10: the token is ""']);
});
