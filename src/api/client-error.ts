/** What went wrong with a call to the cart API. `graphql`: the API answered with errors. All others: there was no usable answer. */
export type ClientErrorKind =
  | 'status'
  | 'content_type'
  | 'graphql'
  | 'no_data'
  /** Data of another shape than the API's. */
  | 'shape'
  /** The API's schema lacks what the document asks for, in every form that we have: it has done nothing. */
  | 'schema'
  | 'network'
  | 'timeout'
  | 'aborted';

/** How much of an answer an error keeps, in characters. */
export const BODY_LIMIT = 1024;

/** The message for an answer that says that the call failed: by its status, or by its list of errors. */
export const FETCHING = 'An error occurred while fetching from the API';

/** Failure of one call to the cart API. */
export interface ClientError extends Error {
  name: 'ClientError';
  kind: ClientErrorKind;
  /** HTTP status; absent if there was no answer. */
  status?: number;
  /** The beginning of the server's text; absent if there was none. It may be the shopper's data and is never sent. */
  body?: string;
  /** If the kind is `graphql`. */
  graphQLErrors?: unknown[];
}

type Details = Pick<ClientError, 'status' | 'body' | 'graphQLErrors' | 'cause'>;

/** A failed call as an error that can be thrown. */
export function clientError(kind: ClientErrorKind, message: string, details: Details = {}): ClientError {
  return Object.assign(new Error(message), { name: 'ClientError' as const, kind }, details);
}

/** Anything that was thrown as a failed call; a failed call stays as it is. */
export function asClientError(kind: ClientErrorKind, thrown: unknown): ClientError {
  if (isClientError(thrown)) return thrown;
  return clientError(kind, thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}

/** The API refuses outright: an old token, a blocked page, a version that is gone. It has done nothing, and will do nothing. */
const REFUSALS: readonly unknown[] = [401, 403, 404, 430];

/** Whether an error is a call that the API has refused outright. */
export const isRefusal = (error: unknown): boolean =>
  isClientError(error) && (error.kind === 'schema' || REFUSALS.includes(error.status));

/** Whether a caught error is a failed call, and not a bug of ours. */
export function isClientError(error: unknown): error is ClientError {
  return error instanceof Error && error.name === 'ClientError';
}
