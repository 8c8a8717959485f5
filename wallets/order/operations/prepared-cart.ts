import { pollAfter } from './poll';
import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import type { CartClient } from '../../../src/press/api/client';
import * as documents from './documents';
import * as z from '../../../src/press/api/z';
import type { ReportedError } from '../order-errors/reported-error';
import { orderCart, type OrderCart } from './order-cart';
import { statusFields, statusPayload } from './status';

/** Whether a cart can be submitted. */
export type PreparedCart =
  | { type: 'ready'; cart: OrderCart }
  /** `cart` is null when there is none with that id. `errors` may be empty. */
  | { type: 'not_ready'; cart: OrderCart | null; errors: ReportedError[] }
  /** `pollAfter` is milliseconds since the epoch. */
  | { type: 'throttled'; cart: OrderCart | null; pollAfter: number };

/** `data` of cartPrepareForCompletion. */
export const preparedCartAnswer = z.object({
  cartPrepareForCompletion: statusPayload(z.object({ ...statusFields, cart: z.nullish(orderCart) })),
});

/** Turns the answer into its result. */
export function preparedCart({ cartPrepareForCompletion: payload }: z.infer<typeof preparedCartAnswer>): PreparedCart {
  const { __typename, cart = null, errors, pollAfter: at } = payload?.result ?? {};
  if (__typename === 'CartStatusReady' && cart) return { type: 'ready', cart };
  if (__typename === 'CartThrottled') return { type: 'throttled', cart, pollAfter: pollAfter(at) };
  // An unknown status also counts as not ready.
  return { type: 'not_ready', cart, errors: [...(errors ?? []), ...(payload?.userErrors ?? [])] };
}

const prepare = {
  document: documents.cartPrepareForCompletion,
  isIdempotent: true,
  answer: preparedCartAnswer,
} as const;

/** Asks whether the cart can be submitted, and if not, why. Without a usable answer it rejects with a `ClientError`. */
export async function cartPrepareForCompletion(
  client: CartClient,
  cartId: string,
  options?: CallOptions,
): Promise<PreparedCart> {
  return preparedCart(await sendOperation(client, prepare, { cartId }, options));
}
