import type { CartWarningCode } from './error-codes';
import type { ErrorAction, Situation } from '../actions/action';
import type { FieldError } from './reported-error';

/** A reason leads to checkout, a field error is shown in the sheet. Null: the order goes on. */
type Row = 'not_enough_stock' | 'redirect_to_checkout_required' | FieldError | null;

type OtherWarning = Exclude<CartWarningCode, `DISCOUNT_${string}`>;

const ACTIONS = {
  // The sheet shows what there is instead. While it is open one of that is chosen, and the shopper sees which.
  DELIVERY_SELECTED_OPTION_NOT_AVAILABLE: {
    contact: 'shipping',
    field: 'shipping_option',
    key: 'shipping_methods.choose',
  },
  DUPLICATE_DELIVERY_ADDRESS: null,
  MERCHANDISE_NOT_ENOUGH_STOCK: 'not_enough_stock',
  // Something else is left to buy: `stock` has already ended a cart in which everything is sold out.
  MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
  // The shopper has chosen a subscription and would buy once.
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: 'redirect_to_checkout_required',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: null,
  // Checkout names the line, and can do without it.
  PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION: 'redirect_to_checkout_required',
} as const satisfies Record<OtherWarning, Row>;

/**
 * What is to be done about a warning. The operation has succeeded, so a discount that does not apply or an unknown code does not stop the
 * purchase; an unknown one is reported.
 */
export function actionForWarning(code: string, { stage, report }: Pick<Situation, 'stage' | 'report'>): ErrorAction {
  if (!Object.hasOwn(ACTIONS, code)) {
    report?.(new Error(`unknown warning: ${code}`));
    return { type: 'ignore' };
  }
  const row: Row = ACTIONS[code as OtherWarning];
  if (typeof row === 'string') return { type: 'decelerate', reason: row };
  return row && stage === 'authorized' ? { type: 'show_error', errors: [row] } : { type: 'ignore' };
}
