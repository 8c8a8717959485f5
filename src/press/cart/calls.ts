import { toJson } from '../../lib/json';
import { readCookie } from '../../lib/dom';
import type { ProductForm } from '../../wallet';
import { CONTEXT, USER_ERRORS } from '../../api/request';
import * as z from '../../api/z';

const CART = '{ id checkoutUrl cost { totalAmount { amount currencyCode } } lines(first: 10) { nodes { quantity } } }';

/** GraphQL documents of the pre-checks: each press sends one of them. They request only fields that are read. */
export const documents = {
  cartCreate: `mutation cartCreate($input: CartInput!, ${CONTEXT} { cartCreate(input: $input) { cart ${CART} ${USER_ERRORS} warnings { code } } }`,
  cart: `query cart($id: ID!, ${CONTEXT} { cart(id: $id) ${CART} }`,
} satisfies Record<string, string>;

/** A discount code as the store knows it: shoppers, keyboards and links put spaces around it, full-width ones too. */
export const codeOf = (text: string): string => text.trim();

/** The discount code that a campaign link left in the `discount_code` cookie; null where there is none that can be read. */
export const discountCode = (): string | null => codeOf(readCookie('discount_code')) || null;

/** The part of GraphQL's `CartLineInput` that a product form fills. */
interface CartLineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes?: { key: string; value: string }[];
}

/** The global id of a numeric id; a global id stays as it is. */
const globalId = (type: string, id: string | number) =>
  `${id}`.startsWith('gid:') ? `${id}` : `gid://shopify/${type}/${id}`;

/** The one line of a product press. Attribute values that are no strings become JSON, because the API takes strings only. */
export function cartLine({ variantId, quantity, sellingPlanId, properties }: ProductForm): CartLineInput {
  const attributes = Object.entries(properties).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : toJson(value),
  }));
  return {
    merchandiseId: globalId('ProductVariant', variantId),
    quantity,
    ...(sellingPlanId && { sellingPlanId: globalId('SellingPlan', sellingPlanId) }),
    ...(attributes.length > 0 && { attributes }),
  };
}

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
