import type { CartClient } from '../../../src/press/api/client';
import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import * as z from '../../../src/press/api/z';
import { userErrors, warnings, type UserError } from '../../../src/press/cart/calls';
import { orderCart, type OrderCart } from './order-cart';

/** The payload of a mutation of a cart. */
export const payload = z.nullish(
  z.object({
    cart: z.nullish(orderCart),
    userErrors,
    warnings,
  }),
);

/** The result of changing a cart. */
export interface CartChange {
  /** Null when nothing was changed, and while the server still calculates. */
  cart: OrderCart | null;
  errors: UserError[];
  warnings: { code: string }[];
}

/** `data` of the mutation with the given name. */
export function cartChangeAnswer(name: string): z.Kind<Record<string, z.infer<typeof payload>>> {
  return z.object({ [name]: payload });
}

/** The payload of a mutation as its result. */
export function cartChange(given: z.infer<typeof payload>): CartChange {
  return { cart: given?.cart ?? null, errors: given?.userErrors ?? [], warnings: given?.warnings ?? [] };
}

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
