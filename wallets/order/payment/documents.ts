import { CONTEXT, USER_ERRORS } from '../../../src/press/api/document-parts';
import { updateDocument } from '../operations/cart-parts';

/** GraphQL documents that are sent only when the shopper pays. */
export const cartPaymentUpdate = updateDocument('cartPaymentUpdate', 'payment', 'CartPaymentInput!');
export const cartSubmitForCompletion = `mutation cartSubmitForCompletion($cartId: ID!, $attemptToken: String!, ${CONTEXT} { cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) { result { __typename ... on SubmitSuccess { redirectUrl } ... on SubmitThrottled { pollAfter } ... on SubmitFailed { checkoutUrl errors { code message } } } ${USER_ERRORS} } }`;
