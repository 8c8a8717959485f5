import { CONTEXT, USER_ERRORS } from '../../src/api/request';
import type { CartClient } from '../../src/api/client';
import { sendOperation, type CallOptions } from '../../src/api/send-operation';
import * as z from '../../src/api/z';
import { userErrors, warnings, type UserError } from '../../src/press/cart/calls';
import { orderCart, type OrderCart } from './order-cart';

export const MONEY = '{ amount currencyCode }';

/** With its name: the shopper's code, or the title of an automatic discount or one of the merchant's. */
const DISCOUNT = `{ totalAllocatedAmount ${MONEY} ... on CartCodeDiscountApplication { code } ... on CartAutomaticDiscountApplication { title } ... on CartCustomDiscountApplication { title } }`;

/** How many lines of a cart are read: as many as the API gives. */
export const LINES = 250;

/** The parts of a cart that only the newer form of the documents has: `rare-order/older-api-parts.ts` has them in the form before. */
export const DISCOUNTS_AND_COST = `cost { totalAmount ${MONEY} } discountApplications ${DISCOUNT}`;

/**
 * The parts of a cart that sheets read. Each answer has all of them, because a sheet shows the last answer. The first row is the sum of all
 * lines.
 */
export const CART = [
  ' fragment CartSelection on Cart { id checkoutUrl',
  DISCOUNTS_AND_COST,
  'discountCodes { code applicable }',
  'deliveryGroups(first: 10) { nodes { id groupType selectedDeliveryOption { handle }',
  `deliveryOptions { code title handle description deliveryMethodType estimatedCost ${MONEY} } } }`,
  `lines(first: ${LINES}) { nodes { quantity cost { subtotalAmount ${MONEY} } merchandise { ... on ProductVariant { requiresShipping } }`,
  'sellingPlanAllocation { sellingPlan { billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }',
  'priceAdjustments { orderCount } } } } } }',
].join(' ');

/** The selection of these parts, for a document that returns a cart. */
export const CART_SELECTION = '{ ...CartSelection }';

/** The document of a mutation of the cart `$cartId` that takes one more argument, of a type in GraphQL's notation. */
export const updateDocument = (name: string, argument: string, type: string): string =>
  `mutation ${name}($cartId: ID!, $${argument}: ${type}, ${CONTEXT} { ${name}(cartId: $cartId, ${argument}: $${argument}) { cart ${CART_SELECTION} ${USER_ERRORS} warnings { code } } }${CART}`;

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
function cartChangeAnswer(name: string): z.Kind<Record<string, z.infer<typeof payload>>> {
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
