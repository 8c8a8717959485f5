import type * as z from 'zod/mini';
import { sendOperation, type CallOptions } from '../../../../src/api/send-operation';
import type { CartClient } from '../../../../src/api/client';
import { limitedCartAnswer, limitedCartDocument } from '../../../../src/cart-watch/limited-cart';

const limitedCart = {
  document: limitedCartDocument,
  isIdempotent: true,
  answer: limitedCartAnswer,
} as const;

/** Reads of the first 50 lines whether they are sent and whether they are subscriptions; null when there is no such cart. */
export async function readLimitedCart(
  client: CartClient,
  id: string,
  options?: CallOptions,
): Promise<z.infer<typeof limitedCartAnswer>['cart']> {
  return (await sendOperation(client, limitedCart, { id }, options)).cart;
}
