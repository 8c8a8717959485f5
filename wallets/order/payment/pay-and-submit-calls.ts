import { setCart } from '../operations/cart-change';
import { updateDocument } from '../operations/cart-parts';
import type { CartClient } from '../../../src/press/api/client';
import { CONTEXT, USER_ERRORS } from '../../../src/press/api/document-parts';
import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import { completion, completionAnswer, type Completion } from './completion';
import type { PaymentInput } from './payment-input';

/** GraphQL documents that are sent only when the shopper pays. */
export const paymentDocument = updateDocument('cartPaymentUpdate', 'payment', 'CartPaymentInput!');
export const submitDocument = `mutation cartSubmitForCompletion($cartId: ID!, $attemptToken: String!, ${CONTEXT} { cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) { result { __typename ... on SubmitSuccess { redirectUrl } ... on SubmitThrottled { pollAfter } ... on SubmitFailed { checkoutUrl errors { code message } } } ${USER_ERRORS} } }`;

/** Sets the cart's payment. */
export const cartPaymentUpdate = setCart<PaymentInput>('cartPaymentUpdate', 'payment', paymentDocument);

/** Submits the cart. `attemptToken` names the attempt: a second call with it never makes a second order. */
export async function cartSubmitForCompletion(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  options?: CallOptions,
): Promise<Completion> {
  return completion(await sendOperation(client, submit, { cartId, attemptToken }, options));
}

const submit = {
  document: submitDocument,
  // Because of the attempt token, a second call is answered as already accepted.
  isIdempotent: true,
  answer: completionAnswer,
} as const;
