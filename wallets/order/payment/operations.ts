import { setCart } from '../operations/cart-change';
import type { CartClient } from '../../../src/press/api/client';
import { sendOperation, type CallOptions } from '../../../src/press/api/send-operation';
import { completion, completionAnswer, type Completion } from './completion';
import * as documents from './documents';
import type { PaymentInput } from './payment';

/** Sets the cart's payment. */
export const cartPaymentUpdate = setCart<PaymentInput>('cartPaymentUpdate', 'payment', documents.cartPaymentUpdate);

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
  document: documents.cartSubmitForCompletion,
  // Because of the attempt token, a second call is answered as already accepted.
  isIdempotent: true,
  answer: completionAnswer,
} as const;
