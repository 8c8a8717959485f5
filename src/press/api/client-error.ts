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

/** Failure of one call to the cart API. */
export interface ClientError extends Error {
  name: 'ClientError';
  kind: ClientErrorKind;
  /** HTTP status, if the kind is `status`. */
  status?: number;
  /** The server's text, if the kind is `status`: at most 1024 characters. */
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
