import { CONTEXT, USER_ERRORS } from '../../api/document-parts';
import * as z from '../../api/z';

const CART = '{ id checkoutUrl cost { totalAmount { amount currencyCode } } lines(first: 10) { nodes { quantity } } }';

/** GraphQL documents of the pre-checks: each press sends one of them. They request only fields that are read. */
export const documents = {
  cartCreate: `mutation cartCreate($input: CartInput!, ${CONTEXT} { cartCreate(input: $input) { cart ${CART} ${USER_ERRORS} warnings { code } } }`,
  cart: `query cart($id: ID!, ${CONTEXT} { cart(id: $id) ${CART} }`,
} satisfies Record<string, string>;

/** Decimal as text with at least one decimal, also for yen: "25.0". */
export const money = z.object({ amount: z.string, currencyCode: z.string });

const cart = z.object({
  id: z.string,
  checkoutUrl: z.string,
  cost: z.object({ totalAmount: money }),
  lines: z.object({ nodes: z.array(z.object({ quantity: z.number })) }),
});

/** Codes are plain text, because the API gets new ones at any time. */
export const userErrors = z.array(
  z.object({ code: z.nullish(z.string), field: z.nullish(z.array(z.string)), message: z.nullish(z.string) }),
);

export const warnings = z.nullish(z.array(z.object({ code: z.string })));

const payload = z.object({
  cart: z.nullish(cart),
  userErrors,
  warnings,
});

/** `data` of cartCreate. */
export const cartCreateAnswer = z.object({ cartCreate: z.nullable(payload) });

/** `data` of the cart query: null for a cart that does not exist. */
export const cartAnswer = z.object({ cart: z.nullable(cart) });

/** The parts of a cart that every press reads. */
export type Cart = z.infer<typeof cart>;
export type UserError = z.infer<typeof userErrors>[number];
export type Warning = NonNullable<z.infer<typeof warnings>>[number];
