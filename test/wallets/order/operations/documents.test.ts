import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { cartRemovePersonalData } from '../../../../wallets/order/documents';
import { answer } from '../../../press/cart/answers';
import { calls, NAMES, type Call } from './calls';
import { fakeApi } from '../../../api/fake-api';

// test/structure/documents.test.ts checks that each is valid and accepts its sample variables.
const subset = buildSchema(
  readFileSync(new URL('../../../store/server/schema/store-subset.graphql', import.meta.url), 'utf8'),
);

test('removing personal data is a small request: browsers limit keepalive requests to 64 KiB in all', () => {
  expect(cartRemovePersonalData.length).toBeLessThan(200);
});

/** The types that the API would name, by a field that only they have. */
const TYPES = { code: 'CartCodeDiscountApplication', title: 'CartAutomaticDiscountApplication' };

function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, typed(field)] as const);
  const type = Object.entries(TYPES).find(([name]) => 'totalAllocatedAmount' in value && name in value)?.[1];
  const line = 'quantity' in value && { __typename: 'CartLine' };
  const variant = 'requiresShipping' in value && { __typename: 'ProductVariant' };
  const policy = 'intervalCount' in value && { __typename: 'SellingPlanRecurringBillingPolicy' };
  return { ...(type && { __typename: type }), ...line, ...variant, ...policy, ...Object.fromEntries(fields) };
}

test.each(NAMES)('the document %s requests every field that the code reads, with matching variables', async (name) => {
  const { run, data, result }: Call = calls[name];
  const { client } = fakeApi([
    async ({ body }) => {
      const { query, variables } = JSON.parse(String(body)) as { query: string; variables: Record<string, unknown> };
      const rootValue = typed(data);
      return answer(await graphql({ schema: subset, source: query, variableValues: variables, rootValue }));
    },
  ]);
  expect(await run(client)).toEqual(result);
});
