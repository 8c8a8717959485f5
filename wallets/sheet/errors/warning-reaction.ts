import type { CartWarningCode } from './error-codes';
import type { Reaction } from './reaction';

type Stopping = Extract<CartWarningCode, `MERCHANDISE_${string}`>;

const STOPPING = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
  // Only where something is left to buy; a cart of nothing else is `stock`'s to see.
  MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
  // What was chosen is no longer what would be bought.
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
} as const satisfies Record<Stopping, string>;

/**
 * What becomes of a warning. The call has succeeded all the same: a discount that does not apply, like a code that nobody
 * knows, does not stop a purchase.
 */
export function warningReaction(code: string): Reaction {
  if (!Object.hasOwn(STOPPING, code)) return { type: 'ignore' };
  return { type: 'decelerate', reason: STOPPING[code as Stopping] };
}
