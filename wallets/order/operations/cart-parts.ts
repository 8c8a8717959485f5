import { CONTEXT, USER_ERRORS } from '../../../src/press/api/document-parts';

export const MONEY = '{ amount currencyCode }';

/** An automatic discount or one of the merchant's needs no name: all of them share a row. */
const DISCOUNT = `{ totalAllocatedAmount ${MONEY} ... on CartCodeDiscountApplication { code } }`;

/** The parts of a cart that only the newer form of the documents has: `../older` has them in the form before. */
export const DISCOUNTS_AND_COST = `cost { totalAmount ${MONEY} } discountApplications ${DISCOUNT}`;

/**
 * The parts of a cart that sheets read. Each answer has all of them, because a sheet shows the last answer. All lines that a request may
 * have: the first row is the sum of them.
 */
export const CART = [
  ' fragment Parts on Cart { id checkoutUrl',
  DISCOUNTS_AND_COST,
  'discountCodes { code applicable }',
  'deliveryGroups(first: 10) { nodes { id groupType selectedDeliveryOption { handle }',
  `deliveryOptions { code title handle description deliveryMethodType estimatedCost ${MONEY} } } }`,
  `lines(first: 250) { nodes { quantity cost { subtotalAmount ${MONEY} } merchandise { ... on ProductVariant { requiresShipping } }`,
  'sellingPlanAllocation { sellingPlan { billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }',
  'priceAdjustments { orderCount } } } } } }',
].join(' ');

/** The selection of these parts, for a document that returns a cart. */
export const PARTS = '{ ...Parts }';

/** The document of a mutation of the cart `$cartId` that takes one more argument, of a type in GraphQL's notation. */
export const updateDocument = (name: string, argument: string, type: string): string =>
  `mutation ${name}($cartId: ID!, $${argument}: ${type}, ${CONTEXT} { ${name}(cartId: $cartId, ${argument}: $${argument}) { cart ${PARTS} ${USER_ERRORS} warnings { code } } }${CART}`;
