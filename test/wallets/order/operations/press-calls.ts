import type { CartClient } from '../../../../src/api/client';
import { sendOperation, type CallOptions } from '../../../../src/api/send-operation';
import type * as z from '../../../../src/api/z';
import { limitedCartAnswer, limitedCartDocument } from '../../../../src/cart-watch/look-at-cart';
import { documents, cartAnswer, cartCreateAnswer } from '../../../../src/press/cart/calls';

/*
 * The calls that a press and the cart watch make outside of sheets, with the documents and the shapes of answers that they use.
 */

const create = { document: documents.cartCreate, isIdempotent: false, answer: cartCreateAnswer };
const read = { document: documents.cart, isIdempotent: true, answer: cartAnswer } as const;
const limited = { document: limitedCartDocument, isIdempotent: true, answer: limitedCartAnswer } as const;

/** As `createCart` of src/press/cart/pre-checks.ts. */
export async function createPressCart(client: CartClient, lines: object[], options?: CallOptions) {
  return (await sendOperation(client, create, { input: { lines } }, options)).cartCreate;
}

/** As `fetchCart` of the same file: null when there is no such cart. */
export async function readPressCart(client: CartClient, id: string, options?: CallOptions) {
  return (await sendOperation(client, read, { id }, options)).cart;
}

/** As src/cart-watch/look-at-cart.ts: null when there is no such cart. */
export async function readLimitedCart(
  client: CartClient,
  id: string,
  options?: CallOptions,
): Promise<z.infer<typeof limitedCartAnswer>['cart']> {
  return (await sendOperation(client, limited, { id }, options)).cart;
}
