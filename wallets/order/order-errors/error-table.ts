import type { ErrorAction, Situation } from '../action-types';
import type { DecelerationReason } from '../../../src/wallet';
import type { CartErrorCode, FieldCode, OrdinaryCode, PathCode, SubmissionErrorCode } from './error-codes';
import { contactOf, errorAtPath, lastSegment } from './field-of-error';
import type { FieldError, ReportedError } from './reported-error';

type Rule = (error: ReportedError, situation: Situation) => ErrorAction | null;

/** A reason leads to checkout, a field error is shown in the sheet. A rule returns one of these, or null for no action. */
type Row = DecelerationReason | FieldError | Rule;

type RowCode = Exclude<CartErrorCode | SubmissionErrorCode, FieldCode | PathCode | OrdinaryCode>;

const invalidOption: FieldError = { contact: 'shipping', field: 'shipping_option', key: 'invalid.shipping_option' };
const unserviceable: FieldError = { contact: 'shipping', field: 'address', key: 'unserviceable' };
/** Apple has no error code for a missing payment: its sheet shows an `unknown` error. */
const paymentRequired: FieldError = { contact: 'billing', field: 'payment', key: 'invalid.payment' };

const decelerate = (reason: DecelerationReason): ErrorAction => ({ type: 'decelerate', reason });
const show = (error: FieldError): ErrorAction => ({ type: 'show_error', errors: [error] });
const abort: Rule = (cause) => ({ type: 'abort', cause });

/**
 * Preparing a cart without payment or rates always gives this error. After any other call it is a real one: waiting for the cart did
 * not help.
 */
const unlessPreparing =
  (reason: DecelerationReason): Rule =>
  (_error, { preparing }) =>
    preparing ? { type: 'ignore' } : decelerate(reason);

const unsupportedMethod: Rule = (_error, { wallet }) =>
  decelerate(
    wallet === 'google_pay' ? 'unsupported_google_pay_payment_method' : 'unsupported_apple_pay_payment_method',
  );

/** Last segment of the path → what `INVALID` means there. */
const INVALID: Readonly<Record<string, Rule>> = {
  cartId: () => decelerate('missing_cart_id'),
  country: () => decelerate('invalid_country'),
  countryCode: () => decelerate('invalid_country'),
  merchandiseId: abort,
  quantity: abort,
  sellingPlanId: abort,
};

const invalid: Rule = (error, situation) => {
  const leaf = lastSegment(error);
  if (Object.hasOwn(INVALID, leaf)) return INVALID[leaf]?.(error, situation) ?? null;
  const shown = errorAtPath(error);
  return shown && show(shown);
};

const invalidAt =
  (field: 'postal_code' | 'zone'): Rule =>
  (error) =>
    show({ contact: contactOf(error), field, key: `invalid.${field}` });

const wholeAddress: Rule = (error) =>
  show(
    contactOf(error) === 'billing'
      ? { contact: 'billing', field: 'address', key: 'invalid.billing_address' }
      : unserviceable,
  );

/**
 * THE TABLE: code → action, for all codes that name no field (in their name or path) and that a sheet can react to. A code of the
 * API that is in no list does not compile.
 */
const errorRows = {
  BUYER_IDENTITY_CAPTCHA_COMPLETION_REQUIRED: 'captcha_required',
  BUYER_IDENTITY_CONTACT_INFO_DOES_NOT_MATCH_CUSTOMER: 'account_info_mismatch',
  DELIVERY_NO_DELIVERY_AVAILABLE: unserviceable,
  INVALID: invalid,
  INVALID_COUNTRY: 'invalid_country',
  INVALID_DELIVERY_GROUP: invalidOption,
  INVALID_DELIVERY_OPTION: invalidOption,
  INVALID_LANGUAGE: 'invalid_language',
  INVALID_PAYMENT: unlessPreparing('invalid_payment_amount'),
  INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED: 'invalid_payment_deferred_payment_required',
  INVALID_PAYMENT_EMPTY_CART: 'cart_empty',
  INVALID_ZIP_CODE_FOR_COUNTRY: invalidAt('postal_code'),
  INVALID_ZIP_CODE_FOR_PROVINCE: invalidAt('postal_code'),
  LOCALIZATION_EXTENSION_FIELD_ERROR: 'localization_extension_field_error',
  MERCHANDISE_EXPECTED_PRICE_MISMATCH: 'dynamic_tax',
  MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE: 'not_enough_stock',
  MERCHANDISE_OUT_OF_STOCK: 'not_enough_stock',
  MISSING_CART_ID: 'missing_cart_id',
  NO_DELIVERY_GROUP_SELECTED: { contact: 'shipping', field: 'shipping_option', key: 'missing.shipping_option' },
  PAYMENTS_COUNTRY_INVALID: 'payments_country_invalid',
  PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED: unsupportedMethod,
  PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED: unsupportedMethod,
  PAYMENTS_DEFERRED_PAYMENT_REQUIRED: 'invalid_payment_deferred_payment_required',
  PAYMENTS_METHOD_NOT_APPLICABLE: 'payment_method_not_applicable',
  PAYMENTS_METHOD_REQUIRED: paymentRequired,
  PAYMENTS_METHOD_UNAVAILABLE: 'payment_method_not_applicable',
  PAYMENTS_SHOPIFY_PAYMENTS_REQUIRED: 'payment_method_not_applicable',
  PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT: 'dynamic_tax',
  PAYMENTS_WALLET_CONTENT_MISSING: paymentRequired,
  PAYMENT_METHOD_NOT_APPLICABLE: 'payment_method_not_applicable',
  PAYMENT_METHOD_NOT_SUPPORTED: unsupportedMethod,
  PENDING_DELIVERY_GROUPS: unlessPreparing('cart_not_ready'),
  PROVINCE_NOT_FOUND: invalidAt('zone'),
  REDIRECT_TO_CHECKOUT_REQUIRED: 'redirect_to_checkout_required',
  SELLING_PLAN_NOT_APPLICABLE: abort,
  SERVICE_UNAVAILABLE: 'cart_throttled',
  TAXES_DELIVERY_GROUP_ID_NOT_FOUND: 'dynamic_tax',
  TAXES_LINE_ID_NOT_FOUND: 'dynamic_tax',
  TAXES_MUST_BE_DEFINED: 'dynamic_tax',
  TAX_NEW_TAX_MUST_BE_ACCEPTED: 'dynamic_tax',
  UNSPECIFIED_ADDRESS_ERROR: wholeAddress,
  VALIDATION_CUSTOM: 'custom_validation',
  VARIANT_REQUIRES_SELLING_PLAN: abort,
  // The code is right, but the shop does not deliver there: the shopper has nothing to correct.
  ZIP_CODE_NOT_SUPPORTED: wholeAddress,
} satisfies Record<RowCode, Row>;

/** The table's action for an error; null if there is none. */
export function actionOfRow(error: ReportedError, situation: Situation): ErrorAction | null {
  const code = error.code ?? '';
  // Codes come from a server: `constructor` must not be found on the prototype.
  if (!Object.hasOwn(errorRows, code)) return null;
  const row: Row = errorRows[code as RowCode];
  if (typeof row === 'function') return row(error, situation);
  return typeof row === 'string' ? decelerate(row) : show(row);
}
