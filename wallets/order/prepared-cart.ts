import * as z from '../../src/api/z';
import { userErrors } from '../../src/press/cart/calls';
import { pollAfter } from './poll';
import { sendOperation, type CallOptions } from '../../src/api/send-operation';
import type { CartClient } from '../../src/api/client';
import * as documents from './documents';
import type { ReportedError } from './order-errors/reported-error';
import { orderCart, type OrderCart } from './order-cart';

/**
 * Fields of the `result` of cartPrepareForCompletion and cartSubmitForCompletion. The API has several types for the result, and each has
 * only some of these fields.
 */
export const statusFields = {
  __typename: z.string,
  errors: z.nullish(userErrors),
  pollAfter: z.nullish(z.string),
};

/** The payload of cartPrepareForCompletion and cartSubmitForCompletion. */
export const statusPayload = <T>(status: z.Kind<T>) =>
  z.nullish(z.object({ result: z.nullish(status), userErrors: z.nullish(userErrors) }));

/** Whether a cart can be submitted. */
export type PreparedCart =
  | { type: 'ready'; cart: OrderCart }
  /** `cart` is null when there is none with that id. `errors` may be empty. */
  | { type: 'not_ready'; cart: OrderCart | null; errors: ReportedError[] }
  /** `pollAfter` is milliseconds since the epoch. */
  | { type: 'throttled'; cart: OrderCart | null; pollAfter: number };

/** `data` of cartPrepareForCompletion. */
const preparedCartAnswer = z.object({
  cartPrepareForCompletion: statusPayload(z.object({ ...statusFields, cart: z.nullish(orderCart) })),
});

/** Turns the answer into its result. */
function preparedCart({ cartPrepareForCompletion: payload }: z.infer<typeof preparedCartAnswer>): PreparedCart {
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
