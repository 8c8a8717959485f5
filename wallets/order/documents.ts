import { CONTEXT, USER_ERRORS } from '../../src/api/request';
import { CART, CART_SELECTION, updateDocument } from './cart-operations';

/*
 * GraphQL documents of a sheet's operations. All except the last return the whole cart, because a sheet shows the last answer. Each has its
 * own export, so the bundler leaves out documents that no chunk uses.
 */

export const cartBuyerIdentityUpdate = updateDocument(
  'cartBuyerIdentityUpdate',
  'buyerIdentity',
  'CartBuyerIdentityInput!',
);
/** The buyer and the whole address in one request: the API sets one after the other. */
export const cartDeliveryAddressesReplace = `mutation cartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $addresses: [CartSelectableAddressInput!]!, ${CONTEXT} { cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) { ${USER_ERRORS} warnings { code } } cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) { cart ${CART_SELECTION} ${USER_ERRORS} warnings { code } } }${CART}`;
export const cartSelectedDeliveryOptionsUpdate = updateDocument(
  'cartSelectedDeliveryOptionsUpdate',
  'selectedDeliveryOptions',
  '[CartSelectedDeliveryOptionInput!]!',
);
export const cartPrepareForCompletion = `mutation cartPrepareForCompletion($cartId: ID!, ${CONTEXT} { cartPrepareForCompletion(cartId: $cartId) { result { __typename ... on CartStatusReady { cart ${CART_SELECTION} } ... on CartStatusNotReady { cart ${CART_SELECTION} errors { code message } } ... on CartThrottled { cart ${CART_SELECTION} pollAfter } } ${USER_ERRORS} } }${CART}`;
export const cartRemovePersonalData = `mutation cartRemovePersonalData($cartId: ID!) { cartRemovePersonalData(cartId: $cartId) { ${USER_ERRORS} } }`;
