import { CONTEXT, USER_ERRORS } from '../../../src/api/document-parts';

const MONEY = '{ amount currencyCode }';

const DISCOUNT = `{ discountedAmount ${MONEY} ... on CartCodeDiscountAllocation { code } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } }`;
const OPTION = `{ code title handle description deliveryMethodType estimatedCost ${MONEY} }`;
const GROUP = `{ id groupType selectedDeliveryOption { handle } deliveryOptions ${OPTION} }`;
const PLAN = '{ billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } } }';
const LINE = `{ quantity discountAllocations ${DISCOUNT} merchandise { ... on ProductVariant { requiresShipping } } sellingPlanAllocation { sellingPlan ${PLAN} } }`;

const COST = `{ totalAmount ${MONEY} subtotalAmount ${MONEY} totalTaxAmount ${MONEY} totalDutyAmount ${MONEY} }`;
const CART = ` fragment Parts on Cart { id checkoutUrl cost ${COST} discountCodes { code applicable } discountAllocations ${DISCOUNT} deliveryGroups(first: 10) { nodes ${GROUP} } lines(first: 10) { nodes ${LINE} } }`;

const PARTS = '{ ...Parts }';

/** A mutation of the cart `$cartId` that takes one more argument. */
const update = (name: string, argument: string, type: string): string =>
  `mutation ${name}($cartId: ID!, $${argument}: ${type}, ${CONTEXT} {
  ${name}(cartId: $cartId, ${argument}: $${argument}) { cart ${PARTS} ${USER_ERRORS} warnings { code } }
}${CART}`;

/*
 * GraphQL documents of the operations that only sheets send. Each returns the whole cart, because a sheet shows what the last answer
 * says. One export each: the bundler leaves out documents that no chunk uses.
 */

export const cart = `query cart($id: ID!, ${CONTEXT} {
  cart(id: $id) ${PARTS}
}${CART}`;
export const cartCreate = `mutation cartCreate($input: CartInput!, ${CONTEXT} {
  cartCreate(input: $input) { cart ${PARTS} ${USER_ERRORS} warnings { code } }
}${CART}`;
export const cartAttributesUpdate = /* @__PURE__ */ update('cartAttributesUpdate', 'attributes', '[AttributeInput!]!');
export const cartBillingAddressUpdate = update('cartBillingAddressUpdate', 'billingAddress', 'MailingAddressInput!');
export const cartBuyerIdentityUpdate = update('cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!');
export const cartSelectedDeliveryOptionsUpdate = update(
  'cartSelectedDeliveryOptionsUpdate',
  'selectedDeliveryOptions',
  '[CartSelectedDeliveryOptionInput!]!',
);
export const cartPaymentUpdate = update('cartPaymentUpdate', 'payment', 'CartPaymentInput!');
export const cartPrepareForCompletion = `mutation cartPrepareForCompletion($cartId: ID!, ${CONTEXT} {
  cartPrepareForCompletion(cartId: $cartId) {
    result { __typename ... on CartStatusReady { cart ${PARTS} } ... on CartStatusNotReady { cart ${PARTS} errors { code message } } ... on CartThrottled { cart ${PARTS} pollAfter } }
    ${USER_ERRORS}
  }
}${CART}`;
export const cartSubmitForCompletion = `mutation cartSubmitForCompletion($cartId: ID!, $attemptToken: String!, ${CONTEXT} {
  cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) {
    result { __typename ... on SubmitSuccess { redirectUrl } ... on SubmitThrottled { pollAfter } ... on SubmitFailed { checkoutUrl errors { code message } } }
    ${USER_ERRORS}
  }
}`;
export const cartRemovePersonalData = `mutation cartRemovePersonalData($cartId: ID!) {
  cartRemovePersonalData(cartId: $cartId) { ${USER_ERRORS} }
}`;
