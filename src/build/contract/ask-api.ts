import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { z } from 'zod/mini';
import { SDK_VARIANT } from '../../names.ts';

/** How a store's API is asked. */
export interface ApiAccess {
  origin: string;
  /** The public storefront token; without one a store may answer as well. */
  token: string | null;
  /** Time limit for one answer, in milliseconds. */
  deadline: number;
}

const Answer = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(z.unknown()),
});

const Versions = z.object({
  publicApiVersions: z.array(z.object({ handle: z.string(), supported: z.boolean() })),
});

async function ask({ origin, token, deadline }: ApiAccess, version: string, query: string) {
  const response = await fetch(`${origin}/api/${version}/graphql.json?operation_name=contract`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-sdk-variant': SDK_VARIANT,
      ...(token !== null && { 'x-shopify-storefront-access-token': token }),
    },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  if (response.status === 401 || response.status === 403)
    throw new Error(
      token === null
        ? 'the page names no public token, and the API wants one: --page names another page, --token a token'
        : `the API refuses the token ${token}: --token names another`,
    );
  if (!response.ok) throw new Error(`the API ${version} answers ${response.status}`);
  try {
    return Answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`the API ${version} answers no JSON of GraphQL`, { cause });
  }
}

/** A schema of an introspection's `data`, or of a file that has it. @throws if it is none */
export function readSchema(introspection: unknown): GraphQLSchema {
  const given = introspection as { data?: unknown } | null;
  return buildClientSchema((given?.data ?? given) as IntrospectionQuery);
}

/** Asks a version of a store's API for its schema. @throws with a sentence that says what the store answered */
export async function askSchema(access: ApiAccess, version: string): Promise<GraphQLSchema> {
  const first = await ask(access, version, getIntrospectionQuery({ inputValueDeprecation: true, descriptions: false }));
  // An older server does not know that inputs can be deprecated.
  const { data, errors } = first.data
    ? first
    : await ask(access, version, getIntrospectionQuery({ descriptions: false }));
  if (!data) throw new Error(`the API ${version} does not tell its schema: ${JSON.stringify(errors).slice(0, 300)}`);
  return readSchema(data);
}

/** The stable versions that a store serves, the newest first; none where it does not say. */
export async function askVersions(access: ApiAccess, version: string): Promise<string[]> {
  const { data } = await ask(access, version, '{ publicApiVersions { handle supported } }');
  const read = Versions.safeParse(data);
  if (!read.success) return [];
  const stable = read.data.publicApiVersions.filter(
    ({ handle, supported }) => supported && /^\d{4}-\d\d$/.test(handle),
  );
  return stable
    .map(({ handle }) => handle)
    .toSorted()
    .toReversed();
}
