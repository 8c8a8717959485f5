import {
  GraphQLError,
  execute,
  getDirectiveValues,
  getOperationAST,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { SHOP_COUNTRY } from '../../shop/cart/money';
import type { CallContext } from './call-context';
import { root } from './root';

export interface Call {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** The JSON of the answer; its status is always 200. */
export interface CallResult {
  data?: Record<string, unknown> | null;
  errors?: unknown[];
  extensions?: { context: { country: string; language: string } };
}

/** What is wrong with a text that can't be read to its end. */
const mistake = (error: unknown): GraphQLError => {
  if (error instanceof GraphQLError) return error;
  // The library calls itself for each selection within another.
  if (error instanceof RangeError) return new GraphQLError('The document is nested too deep');
  throw error;
};

/** What a text means to a schema: a document, or what is wrong with it. */
type Understood = { document: DocumentNode } | { wrong: readonly GraphQLError[] };

const understand = (schema: GraphQLSchema, query: string): Understood => {
  try {
    const document = parse(query);
    const wrong = validate(schema, document);
    return wrong.length > 0 ? { wrong } : { document };
  } catch (error) {
    return { wrong: [mistake(error)] };
  }
};

const known = new WeakMap<GraphQLSchema, Map<string, Understood>>();

/** Remembers it: shops send the same few texts all the time, and to check one takes longer than to execute it. */
const understood = (schema: GraphQLSchema, query: string): Understood => {
  const texts = known.get(schema) ?? new Map<string, Understood>();
  known.set(schema, texts);
  const found = texts.get(query) ?? understand(schema, query);
  texts.set(query, found);
  return found;
};

const saidContext = (schema: GraphQLSchema, document: DocumentNode, call: Call) => {
  const directive = schema.getDirective('inContext');
  const operation = getOperationAST(document, call.operationName);
  const values = directive && operation && getDirectiveValues(directive, operation, call.variables);
  const read = (name: string) => (typeof values?.[name] === 'string' ? values[name] : null);
  return { country: read('country'), language: read('language') };
};

/** Executes one call against the store's schema. Mistakes in the document or its variables become `errors`, never an exception. */
export const executeCall = async (
  schema: GraphQLSchema,
  call: Call,
  surroundings: Omit<CallContext, 'country' | 'language'>,
): Promise<CallResult> => {
  const text = understood(schema, call.query);
  if ('wrong' in text) return { errors: text.wrong.map((error) => error.toJSON()) };
  const { document } = text;
  const context: CallContext = { ...surroundings, ...saidContext(schema, document, call) };
  const result = await execute({
    schema,
    document,
    rootValue: root,
    contextValue: context,
    variableValues: call.variables,
    operationName: call.operationName,
  });
  return {
    ...(result.data !== undefined && { data: result.data }),
    ...(result.errors && { errors: result.errors.map((error) => error.toJSON()) }),
    extensions: { context: { country: context.country ?? SHOP_COUNTRY, language: context.language ?? 'JA' } },
  };
};
