import type { CartWarningCode } from './error-codes';
import type { Reaction } from './reaction';

type GoodsWarning = Extract<CartWarningCode, `MERCHANDISE_${string}`>;

const REACTIONS = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
  // Something else is left to buy: `stock` has already ended a cart in which everything is sold out.
  MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
  // The shopper has chosen a subscription and would buy once.
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
} as const satisfies Record<GoodsWarning, string>;

/**
 * The reaction to a warning. The operation has succeeded, so a discount that does not apply or an unknown code does not stop the
 * purchase.
 */
export function warningReaction(code: string): Reaction {
  if (!Object.hasOwn(REACTIONS, code)) return { type: 'ignore' };
  return { type: 'decelerate', reason: REACTIONS[code as GoodsWarning] };
}
