import type { Log } from '../../rules/log';
import { refuse } from '../rules/refuse';
import { oneOf } from '../rules/web-idl';

const CODES = [
  'unknown',
  'shippingContactInvalid',
  'billingContactInvalid',
  'addressUnserviceable',
  'couponCodeInvalid',
  'couponCodeExpired',
] as const satisfies readonly ApplePayJS.ApplePayErrorCode[];

const FIELDS = [
  'phoneNumber',
  'emailAddress',
  'name',
  'phoneticName',
  'postalAddress',
  'addressLines',
  'locality',
  'subLocality',
  'postalCode',
  'administrativeArea',
  'subAdministrativeArea',
  'country',
  'countryCode',
] as const satisfies readonly ApplePayJS.ApplePayErrorContactField[];

/** `ApplePayError`, which accepts only known codes and fields. Each simulator has its own class, as each page does. */
export function createErrorClass({ call }: Pick<Log, 'call'>) {
  return class ApplePayError implements ApplePayJS.ApplePayError {
    code: ApplePayJS.ApplePayErrorCode = 'unknown';
    contactField?: ApplePayJS.ApplePayErrorContactField | undefined;
    message = '';

    constructor(
      errorCode: ApplePayJS.ApplePayErrorCode,
      contactField?: ApplePayJS.ApplePayErrorContactField,
      message?: string,
    ) {
      call('new ApplePayError', [errorCode, contactField, message], () => {
        if (errorCode === undefined) refuse(26, new TypeError('Not enough arguments'));
        this.code = oneOf(errorCode, CODES, "Argument 1 ('errorCode') to the ApplePayError constructor", 26);
        if (contactField !== undefined)
          this.contactField = oneOf(
            contactField,
            FIELDS,
            "Argument 2 ('contactField') to the ApplePayError constructor",
            26,
          );
        if (contactField !== undefined && this.code.startsWith('couponCode'))
          refuse(26, new TypeError('An error about a coupon code has no contact field'));
        if (message !== undefined) this.message = String(message);
      });
    }
  };
}

export type ErrorClass = ReturnType<typeof createErrorClass>;
