import type { ErrorClass } from './apple-pay-error';
import { invalidAccess, refuse } from '../rules/refuse';
import { readErrors } from './update';
import { dictionary, required } from '../rules/web-idl';

type Errors = readonly ApplePayJS.ApplePayError[];

/** How a page ends an authorization. Only the first two are final. */
export type PaymentResult =
  | { type: 'success'; errors: Errors }
  | { type: 'failure' }
  /** The sheet stays and shows these. */
  | { type: 'again'; errors: Errors };

export const STATUS = {
  STATUS_SUCCESS: 0,
  STATUS_FAILURE: 1,
  STATUS_INVALID_BILLING_POSTAL_ADDRESS: 2,
  STATUS_INVALID_SHIPPING_POSTAL_ADDRESS: 3,
  STATUS_INVALID_SHIPPING_CONTACT: 4,
  STATUS_PIN_REQUIRED: 5,
  STATUS_PIN_INCORRECT: 6,
  STATUS_PIN_LOCKOUT: 7,
} as const;

/** What the old status codes mean today: failure with one error. The last three are about a PIN. */
const OLD: Readonly<Record<number, ApplePayJS.ApplePayError>> = {
  2: { code: 'billingContactInvalid', contactField: 'postalAddress', message: '' },
  3: { code: 'shippingContactInvalid', contactField: 'postalAddress', message: '' },
  4: { code: 'shippingContactInvalid', message: '' },
  5: { code: 'unknown', message: 'PIN' },
  6: { code: 'unknown', message: 'PIN' },
  7: { code: 'unknown', message: 'PIN' },
};

/** Converts the argument of `completePayment`, a number or an object; `readResult` checks its status. */
export function convertResult(result: unknown, ApplePayError: ErrorClass): { status: number; errors: Errors } {
  if (typeof result !== 'object' || result === null) return { status: Number(result), errors: [] };
  const given = dictionary(result);
  return {
    status: Number(required(given, 'ApplePayPaymentAuthorizationResult', 'status', 'unsigned short', 30)),
    errors: readErrors(given['errors'], ApplePayError),
  };
}

/** Whether the sheet closes (WebKit: `ApplePayPaymentAuthorizationResult::isFinalState`). */
export function readResult({ status, errors }: { status: number; errors: Errors }): PaymentResult {
  if (status === STATUS.STATUS_SUCCESS) return { type: 'success', errors };
  const old = OLD[status];
  if (old) return { type: 'again', errors: [old, ...errors] };
  if (status !== STATUS.STATUS_FAILURE) refuse(30, invalidAccess());
  return errors.length > 0 ? { type: 'again', errors } : { type: 'failure' };
}
