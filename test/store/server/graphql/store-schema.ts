import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GraphQLError, buildSchema, isScalarType, type GraphQLSchema } from 'graphql';

const decimal = (value: unknown): string => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new GraphQLError(`Decimal cannot represent ${JSON.stringify(value)}`);
  return text.includes('.') ? text : `${text}.0`;
};

/** The schema that the store executes: the subset. Decimals are strings with at least one decimal place. */
export const storeSchema = (): GraphQLSchema => {
  const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../schema/store-subset.graphql'), 'utf8'));
  const type = schema.getType('Decimal');
  if (isScalarType(type)) Object.assign(type, { serialize: decimal, parseValue: decimal });
  return schema;
};
