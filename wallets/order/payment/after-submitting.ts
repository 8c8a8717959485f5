import { type NextAction, type Situation, MORE_AT_CHECKOUT, checkoutBecause } from '../actions/action';
import { fetchActions } from '../actions/fetch-actions';
import type { Submitted } from '../lifetime/order';

/** What is to be done after a submission. */
export async function afterSubmitting(
  { completion, orderUrl }: Submitted,
  situation: Situation,
): Promise<readonly NextAction[]> {
  if (orderUrl !== null) return [{ type: 'complete', redirectUrl: orderUrl }];
  if (completion.type === 'throttled') return [checkoutBecause('cart_throttled')];
  const isRefused = completion.type === 'failed' || completion.type === 'refused';
  const actions = isRefused ? await fetchActions(completion.errors, [], situation) : [];
  return actions[0] ? actions : [MORE_AT_CHECKOUT];
}
