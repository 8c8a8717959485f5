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

export const STATUS = { STATUS_SUCCESS: 0, STATUS_FAILURE: 1 } as const;

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
  if (status !== STATUS.STATUS_FAILURE) refuse(30, invalidAccess());
  return errors.length > 0 ? { type: 'again', errors } : { type: 'failure' };
}
