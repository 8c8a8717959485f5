import { pollAfter } from '../operations/poll';
import * as z from '../../../src/press/api/z';
import { isWebAddress } from '../../../src/press/cart/checkout-ending';
import { clientError } from '../../../src/press/api/client-error';
import type { ReportedError } from '../order-errors/reported-error';
import { statusFields, statusPayload } from '../operations/status';

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
export const completionAnswer = z.object({
  cartSubmitForCompletion: statusPayload(
    z.object({ ...statusFields, redirectUrl: z.nullish(z.string), checkoutUrl: z.nullish(z.string) }),
  ),
});

/** Reads the answer. Throws a `ClientError` if the answer does not say whether there is an order. */
export function completion({ cartSubmitForCompletion: payload }: z.infer<typeof completionAnswer>): Completion {
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
