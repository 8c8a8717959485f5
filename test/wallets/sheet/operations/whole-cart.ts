import type { CartClient } from '../../../../src/press/api/client';
import { CONTEXT, USER_ERRORS } from '../../../../src/press/api/document-parts';
import { sendOperation, type CallOptions } from '../../../../src/press/api/send-operation';
import * as z from '../../../../src/press/api/z';
import type { CartLineInput } from '../../../../src/press/checkout/lines';
import { cartChange, cartChangeAnswer, type CartChange } from '../../../../wallets/sheet/operations/cart-change';
import { CART, PARTS } from '../../../../wallets/sheet/operations/cart-parts';
import { sheetCart, type SheetCart } from '../../../../wallets/sheet/operations/sheet-cart';

/*
 * The store's carts as sheets read them. A press asks for less of the cart that it creates or finds (src/press/checkout/documents.ts).
 */

/** The part of GraphQL's `CartInput` that a press fills. */
export interface CartInput {
  lines: CartLineInput[];
  discountCodes?: string[];
  buyerIdentity?: { countryCode?: string; email?: string };
}

const create = {
  document: `mutation cartCreate($input: CartInput!, ${CONTEXT} {
  cartCreate(input: $input) { cart ${PARTS} ${USER_ERRORS} warnings { code } }
}${CART}`,
  isIdempotent: false,
  answer: cartChangeAnswer('cartCreate'),
};

const read = {
  document: `query cart($id: ID!, ${CONTEXT} {
  cart(id: $id) ${PARTS}
}${CART}`,
  isIdempotent: true,
  answer: z.object({ cart: z.nullable(sheetCart) }),
};

/** Creates a cart. */
export async function cartCreate(client: CartClient, input: CartInput, options?: CallOptions): Promise<CartChange> {
  return cartChange((await sendOperation(client, create, { input }, options)).cartCreate);
}

/** Reads the cart with its first 10 lines and 10 delivery groups; null when there is none by that id. */
export async function readCart(client: CartClient, id: string): Promise<SheetCart | null> {
  return (await sendOperation(client, read, { id })).cart;
}
