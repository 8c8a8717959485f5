import type { CartClient, RequestOptions } from './client';
import { clientError } from './client-error';
import * as z from './z';
import { withNativePrototypes } from './with-native-prototypes';

/** Options of one call of an operation. */
export type CallOptions = Pick<RequestOptions, 'signal' | 'startCheckout' | 'until' | 'onLost'>;

/** One operation of the cart API: its document, and the shape of its `data`. */
interface Operation<T> {
  document: string;
  /** Whether sending it twice does the same as sending it once. Only then it is sent again when its answer is lost. */
  isIdempotent: boolean;
  answer: z.Kind<T>;
}

/**
 * Sends an operation and reads its answer. Rejects only with a `ClientError`: the call failed, its signal was aborted, or the answer is
 * not of the API's shape.
 */
export async function sendOperation<T>(
  client: CartClient,
  { document, isIdempotent, answer }: Operation<T>,
  variables: object,
  options: CallOptions = {},
): Promise<T> {
  const data = await client.send(document, variables, { ...options, isIdempotent });
  try {
    return withNativePrototypes(() => z.parse(answer, data));
  } catch (cause) {
    throw clientError('shape', 'unexpected answer', { cause });
  }
}
