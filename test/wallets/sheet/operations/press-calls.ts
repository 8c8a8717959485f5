import type { CartClient } from '../../../../src/api/client';
import { sendOperation, type CallOptions } from '../../../../src/api/send-operation';
import type * as z from '../../../../src/api/z';
import { limitedCartAnswer, limitedCartDocument } from '../../../../src/cart-watch/limited-cart';
import { documents } from '../../../../src/checkout/documents';
import { cartAnswer, cartCreateAnswer } from '../../../../src/checkout/schema';

/*
 * The calls that a press and the cart watch make outside of sheets, with the documents and the shapes of answers that they use.
 */

const create = { document: documents.cartCreate, answer: cartCreateAnswer };
const read = { document: documents.cart, answer: cartAnswer };
const limited = { document: limitedCartDocument, answer: limitedCartAnswer };

/** As src/checkout/create-cart.ts. */
export async function createPressCart(client: CartClient, lines: object[], options?: CallOptions) {
  return (await sendOperation(client, create, { input: { lines } }, options)).cartCreate;
}

/** As src/checkout/fetch-cart.ts: null when there is no such cart. */
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
