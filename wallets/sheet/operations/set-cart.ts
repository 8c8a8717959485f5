import type { CartClient } from '../../../src/api/client';
import { sendOperation, type CallOptions } from '../../../src/api/send-operation';
import { cartChange, cartChangeAnswer, type CartChange } from './cart-change';

/** Sets one property of a cart. Setting it twice is setting it once. */
export type SetCart<T> = (client: CartClient, cartId: string, value: T, options?: CallOptions) => Promise<CartChange>;

export function setCart<T>(name: string, argument: string, document: string): SetCart<T> {
  const operation = { document, isIdempotent: true, answer: cartChangeAnswer(name) };
  return async (client, cartId, value, options) =>
    cartChange((await sendOperation(client, operation, { cartId, [argument]: value }, options))[name]);
}
