import { CONTEXT, USER_ERRORS } from '../../api/document-parts';

const CART = '{ id checkoutUrl cost { totalAmount { amount currencyCode } } lines(first: 10) { nodes { quantity } } }';

/** GraphQL documents of the pre-checks: each press sends one of them. They request only fields that are read. */
export const documents = {
  cartCreate: `mutation cartCreate($input: CartInput!, ${CONTEXT} { cartCreate(input: $input) { cart ${CART} ${USER_ERRORS} warnings { code } } }`,
  cart: `query cart($id: ID!, ${CONTEXT} { cart(id: $id) ${CART} }`,
} satisfies Record<string, string>;
