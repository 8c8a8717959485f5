import type * as z from 'zod/mini';
import { ask, type CallOptions } from './ask';
import type { CartClient } from './client';
import { limitedCartAnswer, limitedCartDocument } from './limited-cart';

const limitedCart = { operation: 'limitedCart', document: limitedCartDocument, answer: limitedCartAnswer } as const;

/** Reads of the first 50 lines whether they are sent and whether they are subscriptions; null when there is no such cart. */
export async function readLimitedCart(
  client: CartClient,
  id: string,
  options?: CallOptions,
): Promise<z.infer<typeof limitedCartAnswer>['cart']> {
  return (await ask(client, limitedCart, { id }, options)).cart;
}
