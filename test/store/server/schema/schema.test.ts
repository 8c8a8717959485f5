import { readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  getVariableValues,
  parse,
  validate,
  getOperationAST,
  extendSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import notPublic from './not-public.json' with { type: 'json' };
import { deriveSubset } from './derive-subset';
import { missingFrom } from './not-public';
import { publicSchema, realSchema } from './real-schema';
import { draftSources, widgetSources } from './sources';

const text = readFileSync(new URL('store-subset.graphql', import.meta.url), 'utf8');
const subset = buildSchema(text);
const real = realSchema();
const sources = [...draftSources(), ...widgetSources()];

describe('the schema that the store executes', () => {
  test('has nothing that the public schema with its marked extension has not', () => {
    expect(missingFrom(real, subset)).toEqual([]);
  });

  test('depends on exactly the recorded things that are not public', () => {
    expect(missingFrom(publicSchema(), subset)).toEqual(notPublic);
  });

  test('is what its documents and sample variables need, written anew', () => {
    expect(text).toBe(deriveSubset(real, sources));
  });

  test('would be caught with a field of its own invention', () => {
    const bogus = extendSchema(subset, parse('extend type Cart { invented: Int }'));
    expect(missingFrom(real, bogus)).toEqual(['FIELD_REMOVED: Cart.invented was removed.']);
    expect(findBreakingChanges(subset, bogus)).toEqual([]);
  });
});

describe.each(sources.map((source) => [source.name, source] as const))('the document "%s"', (_, source) => {
  test.each([
    ['the subset', subset],
    ['the public schema with its extension', real],
  ])('is valid against %s', (_name, schema) => {
    expect(validate(schema, source.document)).toEqual([]);
  });

  test('takes its sample variables', () => {
    const operation = getOperationAST(source.document);
    const errors = source.variables.flatMap(
      (sample) => getVariableValues(subset, operation?.variableDefinitions ?? [], sample).errors ?? [],
    );
    expect(errors).toEqual([]);
  });
});

test('every document that the widget sends has sample variables', () => {
  expect(widgetSources().filter(({ variables }) => variables.length === 0)).toEqual([]);
});
