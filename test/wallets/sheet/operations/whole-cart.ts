import type { CartClient } from '../../../../src/press/api/client';
import { CONTEXT, USER_ERRORS } from '../../../../src/press/api/document-parts';
import { sendOperation, type CallOptions } from '../../../../src/press/api/send-operation';
import type { CartLineInput } from '../../../../src/press/checkout/lines';
import { cartChange, cartChangeAnswer, type CartChange } from '../../../../wallets/sheet/operations/cart-change';
import { CART, PARTS } from '../../../../wallets/sheet/operations/cart-parts';

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

/** Creates a cart. */
export async function cartCreate(client: CartClient, input: CartInput, options?: CallOptions): Promise<CartChange> {
  return cartChange((await sendOperation(client, create, { input }, options)).cartCreate);
}
