import type * as z from 'zod/mini';
import type { CartClient, RequestOptions } from './client';
import { clientError } from './client-error';
import { withNativePrototypes } from './with-native-prototypes';

/** What the caller of an operation may say about the call. */
export type CallOptions = Pick<RequestOptions, 'signal' | 'startCheckout' | 'until' | 'onLost'>;

/** One operation of the cart API: what is sent, and what its `data` looks like. */
export interface Operation<T> {
  /** As it stands in the document and in the request's address. */
  name: string;
  document: string;
  /** Whether sending it twice does the same as sending it once. Only then it is sent again when its answer is lost. */
  isIdempotent: boolean;
  answer: z.ZodMiniType<T>;
  keepalive?: boolean;
}

/**
 * Sends an operation and reads its answer. Rejects with a `ClientError` and nothing else: a call that failed, that was stopped
 * by its signal, or whose answer is not of the API's shape.
 */
export async function sendOperation<T>(
  client: CartClient,
  { name, document, isIdempotent, answer, keepalive = false }: Operation<T>,
  variables: object,
  options: CallOptions = {},
): Promise<T> {
  const data = await client.send(document, variables, { ...options, keepalive, isIdempotent });
  const { success, data: read, error } = withNativePrototypes(() => answer.safeParse(data));
  if (success) return read;
  throw clientError('shape', `The answer to ${name} is not of the API's shape`, { cause: error });
}
