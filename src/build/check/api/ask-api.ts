import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { z } from 'zod/mini';
import { readBounded } from '../../command/read-bounded.ts';
import { Lacking } from '../finding.ts';
import { SDK_VARIANT } from '../../../names.ts';

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

/** Most bytes of an answer, decoded. */
export const MOST_BYTES = 16_000_000;

/** How many versions are compared: the platform serves about five. */
const MOST_VERSIONS = 12;

const post = ({ origin, token, deadline }: ApiAccess, version: string, query: string): Promise<Response> =>
  fetch(`${origin}/api/${version}/graphql.json?operation_name=check`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-sdk-variant': SDK_VARIANT,
      ...(token !== null && { 'x-shopify-storefront-access-token': token }),
    },
    body: JSON.stringify({ query }),
  });

/** Asks the API. @throws with a sentence where it does not answer, or without end */
async function postBounded(access: ApiAccess, version: string, query: string) {
  try {
    const response = await post(access, version, query);
    return { response, body: response.body ? await readBounded(response.body, MOST_BYTES) : Buffer.of() };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const why =
      name === 'TimeoutError'
        ? `not within ${access.deadline / 1000} s`
        : cause instanceof Error
          ? cause.message
          : message;
    throw new Error(`the API ${version} of ${access.origin} did not answer: ${why}`, { cause: error });
  }
}

async function ask(access: ApiAccess, version: string, query: string) {
  const { token } = access;
  const { response, body } = await postBounded(access, version, query);
  if (response.status >= 300 && response.status < 400)
    throw new Error(`the API ${version} leads by a redirect elsewhere, where the token is not sent: name that host`);
  if (response.status === 401 || response.status === 403)
    throw token === null
      ? new Lacking('the page names no public token, and the API wants one: --path names another page, --token a token')
      : new Error(`the API refuses the token ${token}: --token names another`);
  if (!response.ok) throw new Error(`the API ${version} answers ${response.status}`);
  if (!body) throw new Error(`the API ${version} answers more than ${MOST_BYTES} bytes`);
  try {
    return Answer.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new Error(`the API ${version} answers no JSON of GraphQL`, { cause });
  }
}

/** A schema of an introspection's `data`, or of a file that has it. @throws with a sentence if it is none */
export function readSchema(introspection: unknown, of: string): GraphQLSchema {
  const given = introspection as { data?: unknown } | null;
  try {
    return buildClientSchema((given?.data ?? given) as IntrospectionQuery);
  } catch (cause) {
    // What the library says of it is about its own code.
    throw new Error(`${of} is no answer to an introspection`, { cause });
  }
}

/** Asks a version of a store's API for its schema. @throws with a sentence that says what the store answered */
export async function askSchema(access: ApiAccess, version: string): Promise<GraphQLSchema> {
  const first = await ask(access, version, getIntrospectionQuery({ inputValueDeprecation: true, descriptions: false }));
  // An older server does not know that inputs can be deprecated.
  const { data, errors } = first.data
    ? first
    : await ask(access, version, getIntrospectionQuery({ descriptions: false }));
  if (!data)
    throw new Error(`the API ${version} does not tell its schema: ${`${JSON.stringify(errors)}`.slice(0, 300)}`);
  return readSchema(data, `what the API ${version} says of its schema`);
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
    .toReversed()
    .slice(0, MOST_VERSIONS);
}
