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
import { draftSources } from './sources';

const text = readFileSync(new URL('store-subset.graphql', import.meta.url), 'utf8');
const subset = buildSchema(text);
const real = realSchema();
const sources = draftSources();

describe('the schema that the store executes', () => {
  test('has only what the public schema and the extension file have', () => {
    expect(missingFrom(real, subset)).toEqual([]);
  });

  test('needs exactly the non-public things that not-public.json lists', () => {
    expect(missingFrom(publicSchema(), subset)).toEqual(notPublic);
  });

  test('is up to date with the documents and sample variables', () => {
    expect(text).toBe(deriveSubset(real, sources));
  });

  test('may not have a field that we made up', () => {
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

  test('accepts its sample variables', () => {
    const operation = getOperationAST(source.document);
    const errors = source.variables.flatMap(
      (sample) => getVariableValues(subset, operation?.variableDefinitions ?? [], sample).errors ?? [],
    );
    expect(errors).toEqual([]);
  });
});
