import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, extendSchema, parse, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

const file = (name: string) => readFileSync(new URL(name, import.meta.url));

/** The platform's public schema, 2026-04, read from the introspection JSON its own package publishes. */
export const publicSchema = (): GraphQLSchema => {
  const text = gunzipSync(file('storefront-2026-04.json.gz')).toString('utf8');
  const introspection = JSON.parse(text) as IntrospectionQuery | { data: IntrospectionQuery };
  return buildClientSchema('data' in introspection ? introspection.data : introspection);
};

/** The public schema with the extension file: everything that our documents may ask for. */
export const realSchema = (): GraphQLSchema =>
  extendSchema(publicSchema(), parse(file('storefront-ext.graphql').toString('utf8')));
