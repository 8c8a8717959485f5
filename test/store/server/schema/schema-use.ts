import {
  TypeInfo,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Source } from './sources';

/** Which parts of a schema are used. */
export interface SchemaUse {
  /** Type name → the fields used of it (input fields too). */
  fields: Map<string, Set<string>>;
  /** `Type.field` → the arguments used of it. */
  args: Map<string, Set<string>>;
}

const into = (map: Map<string, Set<string>>, key: string): Set<string> => {
  const found = map.get(key) ?? new Set();
  map.set(key, found);
  return found;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const needInput = (use: SchemaUse, type: GraphQLInputType, value: unknown): void => {
  const named = getNamedType(type);
  const used = into(use.fields, named.name);
  if (!isInputObjectType(named)) return;
  const given = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isRecord);
  for (const field of Object.values(named.getFields())) {
    const values = given.filter((item) => field.name in item);
    if (values.length === 0 && !isRequiredInputField(field)) continue;
    used.add(field.name);
    if (values.length === 0) needInput(use, field.type, undefined);
    for (const item of values) needInput(use, field.type, item[field.name]);
  }
};

const needField = (use: SchemaUse, parent: string, field: GraphQLField<unknown, unknown>): void => {
  into(use.fields, parent).add(field.name);
  into(use.fields, getNamedType(field.type).name);
  const args = into(use.args, `${parent}.${field.name}`);
  for (const argument of field.args.filter(isRequiredArgument)) {
    args.add(argument.name);
    needInput(use, argument.type, undefined);
  }
};

const needDocument = (use: SchemaUse, schema: GraphQLSchema, { document, variables }: Source): void => {
  const types = new TypeInfo(schema);
  const meet = () => {
    const type = types.getType();
    if (type) into(use.fields, getNamedType(type).name);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition(node) {
        const type = typeFromAST(schema, node.type as Parameters<typeof typeFromAST>[1]) as
          | GraphQLInputType
          | undefined;
        if (type) for (const sample of variables) needInput(use, type, sample[node.variable.name.value]);
      },
      Field(node) {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (parent) into(use.fields, parent.name);
        if (parent && field && node.name.value !== '__typename') needField(use, parent.name, field);
      },
      Argument(node) {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        const argument = types.getArgument();
        if (!parent || !field || !argument || types.getDirective()) return;
        into(use.args, `${parent.name}.${field.name}`).add(node.name.value);
        needInput(use, argument.type, undefined);
      },
      InlineFragment: meet,
      FragmentDefinition: meet,
    }),
  );
};

const sizeOf = (use: SchemaUse): number => [...use.fields.values()].reduce((sum, names) => sum + names.size + 1, 0);

/** One round of adding what makes a schema complete: members of abstract types, a field per type, the types of used fields. */
const closeOnce = (use: SchemaUse, schema: GraphQLSchema): void => {
  for (const [name, fields] of Array.from(use.fields)) {
    const type = schema.getType(name);
    if (isInterfaceType(type) || isUnionType(type)) {
      const members = schema.getPossibleTypes(type);
      const [first] = members;
      if (first && !members.some((member) => use.fields.has(member.name))) into(use.fields, first.name);
      if (isInterfaceType(type)) {
        for (const member of members.filter((candidate) => use.fields.has(candidate.name))) {
          for (const field of fields) {
            into(use.fields, member.name).add(field);
            const args = into(use.args, `${member.name}.${field}`);
            for (const argument of use.args.get(`${name}.${field}`) ?? []) args.add(argument);
          }
        }
      }
    }
    if (isObjectType(type) && fields.size === 0) {
      const [first = 'id'] = Object.keys(type.getFields());
      fields.add('id' in type.getFields() ? 'id' : first);
    }
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of fields) {
        const found = type.getFields()[field];
        if (found) into(use.fields, getNamedType(found.type).name);
      }
    }
  }
};

/** Collects the smallest part of `schema` that the documents and their sample variables need. */
export const schemaUse = (schema: GraphQLSchema, sources: readonly Source[]): SchemaUse => {
  const use: SchemaUse = { fields: new Map(), args: new Map() };
  // The store's cart lines are of this type, and every call may name its country and language.
  for (const name of ['CartLine', 'CountryCode', 'LanguageCode']) into(use.fields, name);
  for (const source of sources) needDocument(use, schema, source);
  let before = -1;
  while (before !== sizeOf(use)) {
    before = sizeOf(use);
    closeOnce(use, schema);
  }
  return use;
};
