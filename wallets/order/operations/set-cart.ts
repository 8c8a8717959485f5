import type { CartClient } from '../../../src/press/api/client';
import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import { cartChange, cartChangeAnswer, type CartChange } from './cart-change';

/** Sets one property of a cart. To set it twice does the same as to set it once. */
export type SetCart<T> = (client: CartClient, cartId: string, value: T, options?: CallOptions) => Promise<CartChange>;

/**
 * Makes the function that sets one property of a cart.
 *
 * @param name of the mutation
 * @param argument name of the mutation's argument that takes the value
 * @param document the mutation as GraphQL
 */
export function setCart<T>(name: string, argument: string, document: string): SetCart<T> {
  const operation = { document, isIdempotent: true, answer: cartChangeAnswer(name) };
  return async (client, cartId, value, options) =>
    cartChange((await sendOperation(client, operation, { cartId, [argument]: value }, options))[name]);
}
