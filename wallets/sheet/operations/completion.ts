import * as z from '../../../src/api/z';
import { userErrors } from './cart-change';
import { isWebAddress } from '../../../src/checkout/web-address';
import { clientError } from '../../../src/api/client-error';
import { pollAfter } from './poll-after';
import type { ReportedError } from '../errors/reaction';

/** What came of submitting a cart (specification, wallets §4). */
export type Completion =
  | { type: 'success'; redirectUrl: string }
  /** The order is made, and the API names no usable address of its page: the cart's checkout leads there. */
  | { type: 'already_accepted' }
  /** `pollAfter` is milliseconds since the epoch. */
  | { type: 'throttled'; pollAfter: number }
  | { type: 'failed'; errors: ReportedError[]; checkoutUrl: string | null }
  /** The call itself was refused, for example because there is no such cart. It says nothing of an earlier call. */
  | { type: 'refused'; errors: ReportedError[] };

const status = z.object({
  __typename: z.string(),
  redirectUrl: z.nullish(z.string()),
  pollAfter: z.nullish(z.string()),
  checkoutUrl: z.nullish(z.string()),
  errors: z.nullish(userErrors),
});

/** `data` of cartSubmitForCompletion. */
export const completionAnswer = z.object({
  cartSubmitForCompletion: z.nullish(z.object({ result: z.nullish(status), userErrors: z.nullish(userErrors) })),
});

/** The answer as its result. Throws a `ClientError` where it says neither that there is an order nor that there is none. */
export function completion({ cartSubmitForCompletion: payload }: z.infer<typeof completionAnswer>): Completion {
  const { __typename, redirectUrl, pollAfter: at, checkoutUrl, errors } = payload?.result ?? {};
  if (__typename === 'SubmitSuccess' && redirectUrl && isWebAddress(redirectUrl))
    return { type: 'success', redirectUrl };
  // Success without a place to go to is still an order: it must not look like a failure.
  if (__typename === 'SubmitSuccess' || __typename === 'SubmitAlreadyAccepted') return { type: 'already_accepted' };
  if (__typename === 'SubmitThrottled') return { type: 'throttled', pollAfter: pollAfter(at) };
  const refused = payload?.userErrors ?? [];
  if (__typename === 'SubmitFailed')
    return { type: 'failed', errors: [...(errors ?? []), ...refused], checkoutUrl: checkoutUrl ?? null };
  if (refused.length > 0) return { type: 'refused', errors: refused };
  throw clientError('shape', `The answer to cartSubmitForCompletion is of an unknown type: ${__typename}`);
}
