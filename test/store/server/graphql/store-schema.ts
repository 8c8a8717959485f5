import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GraphQLError, buildASTSchema, isScalarType, type GraphQLSchema } from 'graphql';
import { without, type Missing } from '../schema/without';

const decimal = (value: unknown): string => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new GraphQLError(`Decimal cannot represent ${JSON.stringify(value)}`);
  return text.includes('.') ? text : `${text}.0`;
};

/** The store's schema as text: the part of the platform's that is needed. */
export const schemaText = (): string =>
  readFileSync(resolve(import.meta.dirname, '../schema/store-subset.graphql'), 'utf8');

const made = new Map<string, GraphQLSchema>();

/**
 * The schema that the store executes: the subset. Decimals are strings with at least one decimal place.
 *
 * @param missing what the platform has taken away from it
 */
export const storeSchema = (missing: Missing = []): GraphQLSchema => {
  const key = [...missing].sort().join(' ');
  const known = made.get(key);
  if (known) return known;
  const schema = buildASTSchema(without(schemaText(), missing));
  const type = schema.getType('Decimal');
  if (isScalarType(type)) Object.assign(type, { serialize: decimal, parseValue: decimal });
  made.set(key, schema);
  return schema;
};
