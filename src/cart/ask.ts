import type * as z from 'zod/mini';
import type { CartClient, RequestOptions } from './client';
import { clientError } from './client-error';
import { mayBeResent, type Operation } from './resend';
import { undisturbed } from './undisturbed';

/** What the caller of an operation may say about the call. */
export type CallOptions = Pick<RequestOptions, 'signal' | 'startCheckout' | 'until' | 'onLost'>;

/** One operation: what is sent, and what its `data` looks like. */
export interface Question<T> {
  operation: Operation;
  document: string;
  answer: z.ZodMiniType<T>;
  keepalive?: boolean;
}

/**
 * Sends an operation and reads its answer. Rejects with a `ClientError` and nothing else: a call that failed, that was stopped
 * by its signal, or whose answer is not of the API's shape.
 */
export async function ask<T>(
  client: CartClient,
  { operation, document, answer, keepalive = false }: Question<T>,
  variables: object,
  options: CallOptions = {},
): Promise<T> {
  const data = await client.send(document, variables, { ...options, keepalive, resend: mayBeResent(operation) });
  const { success, data: read, error } = undisturbed(() => answer.safeParse(data));
  if (success) return read;
  throw clientError('shape', `The answer to ${operation} is not of the API's shape`, { cause: error });
}
