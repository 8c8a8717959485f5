import {
  buildSchema,
  extendSchema,
  findBreakingChanges,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../graphql/root';
import notPublic from './not-public.json' with { type: 'json' };
import { publicSchema, realSchema } from './real-schema';
import { draftSources } from './sources';

const subset = buildSchema(readFileSync(new URL('store-subset.graphql', import.meta.url), 'utf8'));
const real = realSchema();

/** What `part` has and `whole` has not. Where built-in directives are allowed differs between versions of graphql-js. */
const missingFrom = (whole: GraphQLSchema, part: GraphQLSchema): string[] =>
  findBreakingChanges(part, whole)
    .map(({ type, description }) => `${type}: ${description}`)
    .filter((text) => !/^DIRECTIVE_LOCATION_REMOVED.*from deprecated\.$/.test(text))
    .sort();

test('the store’s schema has nothing that we made up, and not-public.json lists what is not public', () => {
  expect(missingFrom(real, subset)).toEqual([]);
  expect(missingFrom(publicSchema(), subset)).toEqual(notPublic);
  const bogus = extendSchema(subset, parse('extend type Cart { invented: Int }'));
  expect(missingFrom(real, bogus)).toEqual(['FIELD_REMOVED: Cart.invented was removed.']);
});

test('every document is valid against the store’s schema and the public one, and takes its sample variables', () => {
  const wrong = draftSources().flatMap(({ name, document, variables }) => {
    const definitions = getOperationAST(document)?.variableDefinitions ?? [];
    const samples = variables.flatMap((sample) => getVariableValues(subset, definitions, sample).errors ?? []);
    return [...validate(subset, document), ...validate(real, document), ...samples].map((error) => [
      name,
      error.message,
    ]);
  });
  expect(wrong).toEqual([]);
});

test('there is a root function for every root field', () => {
  const fields = [subset.getQueryType(), subset.getMutationType()].flatMap((type) => Object.keys(type!.getFields()));
  expect(Object.keys(root).sort()).toEqual(fields.sort());
});
