import { CONTEXT, USER_ERRORS } from '../../../src/press/api/document-parts';

const MONEY = '{ amount currencyCode }';

const DISCOUNT = `{ discountedAmount ${MONEY} ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
const OPTION = `{ code title handle description deliveryMethodType estimatedCost ${MONEY} }`;
const GROUP = `{ id groupType selectedDeliveryOption { handle } deliveryOptions ${OPTION} }`;
const PLAN = '{ billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } } }';
const LINE = `{ quantity discountAllocations ${DISCOUNT} merchandise { ... on ProductVariant { requiresShipping } } sellingPlanAllocation { sellingPlan ${PLAN} } }`;

const COST = `{ totalAmount ${MONEY} subtotalAmount ${MONEY} totalTaxAmount ${MONEY} totalDutyAmount ${MONEY} }`;
/** The parts of a cart that sheets read. Each answer has all of them, because a sheet shows the last answer. */
export const CART = ` fragment Parts on Cart { id checkoutUrl cost ${COST} discountCodes { code applicable } discountAllocations ${DISCOUNT} deliveryGroups(first: 10) { nodes ${GROUP} } lines(first: 10) { nodes ${LINE} } }`;

/** The selection of these parts, for a document that returns a cart. */
export const PARTS = '{ ...Parts }';

/** The document of a mutation of the cart `$cartId` that takes one more argument, of a type in GraphQL's notation. */
export const updateDocument = (name: string, argument: string, type: string): string =>
  `mutation ${name}($cartId: ID!, $${argument}: ${type}, ${CONTEXT} { ${name}(cartId: $cartId, ${argument}: $${argument}) { cart ${PARTS} ${USER_ERRORS} warnings { code } } }${CART}`;
