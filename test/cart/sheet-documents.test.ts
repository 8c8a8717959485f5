import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, getVariableValues, graphql, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { sheetDocuments } from '../../src/cart/sheet-documents';
import { walletDocuments } from '../../src/cart/wallet-documents';
import type { Operation } from '../../src/cart/resend';
import { deriveSubset } from '../store/schema/derive-subset';
import { realSchema } from '../store/schema/real-schema';
import { draftSources, widgetSources } from '../store/schema/sources';
import samples from '../store/schema/variables.json' with { type: 'json' };
import { answer } from './answers';
import { calls } from './calls';
import { fakeApi } from './fake-api';

const real = realSchema();
const subsetText = readFileSync(new URL('../store/schema/store-subset.graphql', import.meta.url), 'utf8');
const subset = buildSchema(subsetText);

const all = { ...sheetDocuments, ...walletDocuments };

const samplesOf = (name: string): Record<string, unknown>[] => {
  const table = samples as Record<string, Record<string, Record<string, unknown>>>;
  return Object.values(table[name] ?? table[`${name}.ext`] ?? {});
};

const sources = Object.entries(all).map(([name, text]) => ({
  name,
  text,
  document: parse(text),
  variables: samplesOf(name),
}));

describe.each(sources.map((source) => [source.name, source] as const))('the document of %s', (name, source) => {
  test.each([
    ['the public schema with its extension', real],
    ['what the store executes', subset],
  ])('is valid against %s', (_name, schema) => {
    expect(validate(schema, source.document)).toEqual([]);
  });

  test('is named like its operation', () => {
    expect(getOperationAST(source.document)?.name?.value).toBe(name);
  });

  test('takes its sample variables', () => {
    expect(source.variables).not.toEqual([]);
    const definitions = getOperationAST(source.document)?.variableDefinitions ?? [];
    const errors = source.variables.flatMap((sample) => getVariableValues(real, definitions, sample).errors ?? []);
    expect(errors).toEqual([]);
  });
});

test('the documents need nothing that the store does not know yet', () => {
  expect(deriveSubset(real, [...draftSources(), ...widgetSources(), ...sources])).toBe(subsetText);
});

test('removing personal data is a tiny request: browsers hold what outlives its page to 64 KiB in all', () => {
  expect(sheetDocuments.cartRemovePersonalData.length).toBeLessThan(200);
});

/** The types that the API would name, by a field that only they have. */
const TYPES = { deliveryGroups: 'Cart', title: 'CartAutomaticDiscountAllocation', code: 'CartCodeDiscountAllocation' };

function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, typed(field)] as const);
  const type = Object.entries(TYPES).find(([name]) => 'discountedAmount' in value && name in value)?.[1];
  const line = 'merchandise' in value && { __typename: 'CartLine' };
  const variant = 'requiresShipping' in value && { __typename: 'ProductVariant' };
  const policy = 'intervalCount' in value && { __typename: 'SellingPlanRecurringBillingPolicy' };
  return { ...(type && { __typename: type }), ...line, ...variant, ...policy, ...Object.fromEntries(fields) };
}

test.each(Object.keys(calls) as Operation[])(
  '%s asks for all that is read of its answer, with variables that fit',
  async (name) => {
    const { run, data, result } = calls[name];
    const { client } = fakeApi([
      async ({ body }) => {
        const { query, variables } = JSON.parse(String(body)) as { query: string; variables: Record<string, unknown> };
        const rootValue = typed(data);
        return answer(await graphql({ schema: subset, source: query, variableValues: variables, rootValue }));
      },
    ]);
    expect(await run(client)).toEqual(result);
  },
);
