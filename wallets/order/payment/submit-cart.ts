import { pollAfter, untilPollAfter } from '../poll';
import * as z from '../../../src/api/z';
import { isWebAddress } from '../../../src/press/cart/checkout-ending';
import { clientError, type ClientError } from '../../../src/api/client-error';
import type { ReportedError } from '../order-errors/reported-error';
import { statusFields, statusPayload } from '../prepared-cart';
import { setCart, updateDocument } from '../cart-operations';
import type { CartClient } from '../../../src/api/client';
import { CONTEXT, USER_ERRORS } from '../../../src/api/request';
import { sendOperation, type CallOptions } from '../../../src/api/send-operation';
import type { PaymentInput } from './payment-input';
import { createDeadline, type Deadline, pause } from '../../../src/api/deadline';
import { LAST_MOMENT } from '../../limits';

/** The result of submitting a cart. */
export type Completion =
  | { type: 'success'; redirectUrl: string }
  /** There is an order, and no usable address of its page: the cart's checkout leads to it. */
  | { type: 'already_accepted' }
  /** `pollAfter` is milliseconds since the epoch. */
  | { type: 'throttled'; pollAfter: number }
  | { type: 'failed'; errors: ReportedError[]; checkoutUrl: string | null }
  /** This request was refused, for example because there is no such cart. An earlier request may have made an order. */
  | { type: 'refused'; errors: ReportedError[] };

/** `data` of cartSubmitForCompletion. */
const completionAnswer = z.object({
  cartSubmitForCompletion: statusPayload(
    z.object({ ...statusFields, redirectUrl: z.nullish(z.string), checkoutUrl: z.nullish(z.string) }),
  ),
});

/** Reads the answer. Throws a `ClientError` if the answer does not say whether there is an order. */
function completion({ cartSubmitForCompletion: payload }: z.infer<typeof completionAnswer>): Completion {
  const { __typename, redirectUrl, pollAfter: at, checkoutUrl, errors } = payload?.result ?? {};
  if (__typename === 'SubmitSuccess' && redirectUrl && isWebAddress(redirectUrl))
    return { type: 'success', redirectUrl };
  // Success without an address is still an order and must not look like a failure.
  if (__typename === 'SubmitSuccess' || __typename === 'SubmitAlreadyAccepted') return { type: 'already_accepted' };
  if (__typename === 'SubmitThrottled') return { type: 'throttled', pollAfter: pollAfter(at) };
  const refused = payload?.userErrors ?? [];
  if (__typename === 'SubmitFailed')
    return { type: 'failed', errors: [...(errors ?? []), ...refused], checkoutUrl: checkoutUrl ?? null };
  if (refused.length > 0) return { type: 'refused', errors: refused };
  throw clientError('shape', `unknown result: ${__typename}`);
}

/** The page of the order that a submission has made, or its cart's checkout, which forwards there; null when there is no order. */
export function orderPage(result: Completion, checkoutUrl: string): string | null {
  if (result.type === 'success') return result.redirectUrl;
  return result.type === 'already_accepted' ? checkoutUrl : null;
}

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

/** Kinds of error for an answer that came but can't be read. */
const UNREADABLE = /content_type|no_data|shape/;

/**
 * One attempt to buy. All its requests have the same token, so they make only one order. A throttled submission is sent again when the
 * server allows it. If an answer can't be read, the submission is sent once more: then the API repeats the result.
 *
 * Resolves with a known result. Rejects with a `ClientError` if it is unknown whether there is an order. Rejects with another error, and
 * without a request, if there is no token.
 *
 * @param closed no request begins once this is aborted; the current one continues, because it may be the order
 */
export async function submitCart(
  client: CartClient,
  cartId: string,
  attemptToken: string,
  { at, signal }: Deadline,
  closed?: AbortSignal,
): Promise<Completion> {
  if (!attemptToken) throw new Error('no attempt token');
  const beginDeadline = createDeadline(Math.max(0, at - LAST_MOMENT - performance.now()), closed);
  let isLost = false;
  const send = () =>
    cartSubmitForCompletion(client, cartId, attemptToken, {
      signal,
      until: beginDeadline.signal,
      onLost: () => (isLost = true),
    });
  try {
    for (;;) {
      const answer = await send().catch((error: unknown): Promise<Completion> | Completion => {
        // The sheet was closed during the wait after a 429, for which the server has done nothing.
        if (error === beginDeadline.signal.reason && !isLost) return { type: 'throttled', pollAfter: Infinity };
        isLost = true;
        // Another error than a `ClientError` has no kind, and is thrown again.
        if (beginDeadline.signal.aborted || !UNREADABLE.test((error as ClientError).kind)) throw error;
        return send();
      });
      if (answer.type === 'throttled') {
        const ms = untilPollAfter(answer.pollAfter);
        const wait = () =>
          pause(ms, signal, beginDeadline.signal).then(
            () => true,
            () => false,
          );
        if (performance.now() + ms < beginDeadline.at && (await wait())) continue;
      }
      // The cart may be gone or busy because an earlier request has made the order.
      if (isLost && /refused|throttled/.test(answer.type)) throw clientError('timeout', 'an answer was lost');
      return answer;
    }
  } finally {
    beginDeadline.end();
  }
}
