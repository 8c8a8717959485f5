import { isEnumType, type GraphQLSchema } from 'graphql';
import type { Finding } from './finding.ts';
import type { KnownEnum } from './known-values.ts';

/** The values of a schema's enums that the widget does not know. Values that it knows and a schema lacks do no harm. */
export const checkEnums = (schema: GraphQLSchema, known: Readonly<Record<string, KnownEnum>>): Finding[] =>
  Object.entries(known).flatMap(([name, { values, does }]) => {
    const type = schema.getType(name);
    if (!isEnumType(type)) return [];
    return type
      .getValues()
      .filter((value) => !values.has(value.name))
      .map((value) => ({ kind: 'unknown', place: `${name}.${value.name}`, documents: [], does }));
  });
