import type { SheetAction } from '../order-errors/decide';
import type { Situation } from '../order-errors/reaction';
import { MORE_AT_CHECKOUT, reactions, toCheckout } from '../actions/sheet-errors';
import type { Completion } from './completion';
import { orderPage } from './order-page';

/** What the sheet must do after a submission. `checkoutUrl` leads to an order whose own page the API does not name. */
export async function afterSubmitting(
  completion: Completion,
  situation: Situation,
  checkoutUrl: string,
): Promise<SheetAction[]> {
  switch (completion.type) {
    case 'success':
    case 'already_accepted':
      return [{ type: 'complete', redirectUrl: orderPage(completion, checkoutUrl)! }];
    case 'throttled':
      return [toCheckout('cart_throttled')];
    case 'failed':
    case 'refused': {
      const actions = await reactions(completion.errors, [], situation);
      return actions.length > 0 ? actions : [MORE_AT_CHECKOUT];
    }
    default:
      return completion satisfies never;
  }
}
