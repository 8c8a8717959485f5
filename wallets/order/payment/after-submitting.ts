import { type NextAction, type Situation, MORE_AT_CHECKOUT, checkoutBecause } from '../actions/action';
import { fetchActions } from '../actions/fetch-actions';
import { type Completion, orderPage } from './completion';

/** What is to be done after a submission. `checkoutUrl` leads to an order whose own page the API does not name. */
export async function afterSubmitting(
  completion: Completion,
  situation: Situation,
  checkoutUrl: string,
): Promise<NextAction[]> {
  switch (completion.type) {
    case 'success':
    case 'already_accepted':
      return [{ type: 'complete', redirectUrl: orderPage(completion, checkoutUrl)! }];
    case 'throttled':
      return [checkoutBecause('cart_throttled')];
    case 'failed':
    case 'refused': {
      const actions = await fetchActions(completion.errors, [], situation);
      return actions.length > 0 ? actions : [MORE_AT_CHECKOUT];
    }
    default:
      return completion satisfies never;
  }
}
