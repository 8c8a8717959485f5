import type { CartWarningCode } from './error-codes';
import type { ErrorAction, Situation } from '../action-types';
import type { FieldError, ErrorField, ReportedError } from './reported-error';
import type { DecelerationReason } from '../../../src/wallet';
import { actionOfRow } from './error-table';
import { errorAtPath, errorInCode } from './field-of-error';

/** A reason leads to checkout, a field error is shown in the sheet. Null: the order goes on. */
type Row = 'not_enough_stock' | 'redirect_to_checkout_required' | FieldError | null;

type OtherWarning = Exclude<CartWarningCode, `DISCOUNT_${string}`>;

const ACTIONS = {
  // The sheet shows what there is instead. While it is open one of that is chosen, and the shopper sees which.
  DELIVERY_SELECTED_OPTION_NOT_AVAILABLE: {
    contact: 'shipping',
    field: 'shipping_option',
    key: 'invalid.shipping_option',
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

/** For errors that a shopper can repair at checkout and not in a sheet. */
const mendAtCheckout: ErrorAction = { type: 'decelerate', reason: 'redirect_to_checkout_required' };

/** Whether the sheet has the field. No sheet has the billing contact's phone number. */
function canBeShown({ contact, field }: FieldError, { asks }: Situation): boolean {
  if (field === 'phone') return contact === 'shipping' && asks.phone;
  return field !== 'email' || asks.email;
}

function namedField(error: ReportedError): ErrorAction | null {
  const code = error.code ?? '';
  const shown = code.startsWith('ADDRESS_FIELD_') ? errorAtPath(error) : errorInCode(code);
  return shown && { type: 'show_error', errors: [shown] };
}

const actionAtAnyStage = (error: ReportedError, situation: Situation): ErrorAction => {
  const action = actionOfRow(error, situation) ?? namedField(error) ?? mendAtCheckout;
  const shown = action.type === 'show_error' ? action.errors : [];
  return shown.every((fieldError) => canBeShown(fieldError, situation)) ? action : mendAtCheckout;
};

/** Codes about fields that a wallet hides until the shopper has paid: they are always missing before, and the API repeats the error. */
const STILL_HIDDEN =
  /^(?:ADDRESS_FIELD|BUYER_IDENTITY_(?:EMAIL|PHONE)|DELIVERY_(?!NO|DELIVERY)).*_REQUIRED|^PAYMENTS_(?:ADDRESS|BILLING|CITY|COMPANY|COUNTRY_REQUIRED|FIRST|LAST|(?:INVALID_)?POSTAL|PHONE)/;

/** The fields of an address that a wallet gives before the shopper has paid. */
const SEEN_WHILE_OPEN: ReadonlySet<ErrorField> = new Set([
  'address',
  'city',
  'country',
  'postal_code',
  'shipping_option',
  'zone',
]);

/**
 * What is to be done about one error of a cart that exists. An unknown code leads to checkout, which can do more than a sheet. Errors of a
 * new cart are those of the pre-checks.
 */
export function actionForError(error: ReportedError, situation: Situation): ErrorAction {
  const action = actionAtAnyStage(error, situation);
  const shown = action.type === 'show_error' ? action.errors : [];

  if (situation.stage === 'open') {
    if (shown.some(({ contact, field }) => contact === 'billing' || !SEEN_WHILE_OPEN.has(field)))
      return { type: 'ignore' };
    if (action === mendAtCheckout && STILL_HIDDEN.test(error.code ?? '')) return { type: 'ignore' };
  }
  return action;
}

/** Reasons to leave a sheet before it has shown anything. The shopper may still correct all other errors in the sheet. */
const REASONS: readonly DecelerationReason[] = [
  'account_info_mismatch',
  'cart_not_ready',
  'cart_throttled',
  'currency_changed',
  'not_enough_stock',
  'payment_method_not_applicable',
];

/** Whether an error of the cart's first preparation ends the sheet. */
const endsAtTheBeginning = (action: ErrorAction): boolean =>
  action.type === 'decelerate' ? REASONS.includes(action.reason) : action.type !== 'show_error';

/**
 * What is to be done about all errors of one answer, in their order. Nearly every other error also causes the error of an unacceptable
 * amount, so the latter counts only when it is alone.
 */
export function actionsForErrors(errors: readonly ReportedError[], situation: Situation): ErrorAction[] {
  const notIgnored = (some: readonly ReportedError[]) =>
    some.map((error) => actionForError(error, situation)).filter(({ type }) => type !== 'ignore');
  const others = notIgnored(errors.filter(({ code }) => code !== 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'));
  const actions = others.length > 0 ? others : notIgnored(errors);
  return situation.beginning ? actions.filter(endsAtTheBeginning) : actions;
}
