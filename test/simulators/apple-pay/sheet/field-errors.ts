import type { Selection } from '../rules/apple-pay-types';

type Stage = Selection | 'paymentauthorized';
type Code = ApplePayJS.ApplePayErrorCode;
type Field = ApplePayJS.ApplePayErrorContactField;

/** An error as the sheet shows it, and where. */
export interface ShownError {
  code: Code;
  contactField: Field | null;
  message: string;
  at: 'shipping' | 'billing' | 'code' | 'sheet';
}

/** Fields that a page does not know before the shopper pays: until then the sheet ignores their errors. */
const HIDDEN: readonly (Field | null)[] = ['name', 'phoneticName', 'addressLines', 'phoneNumber', 'emailAddress'];

const anyField = () => true;
const knownField = (field: Field | null) => !HIDDEN.includes(field);
const billingField = (field: Field | null) => field !== 'phoneNumber' && field !== 'emailAddress';

/** Event → error codes that the sheet shows in its answer, each with the fields that it may name. */
const USABLE: Readonly<Record<Stage, Partial<Record<Code, (field: Field | null) => boolean>>>> = {
  shippingcontactselected: { shippingContactInvalid: knownField, addressUnserviceable: anyField, unknown: anyField },
  paymentmethodselected: { billingContactInvalid: knownField, addressUnserviceable: anyField, unknown: anyField },
  shippingmethodselected: {},
  couponcodechanged: { couponCodeInvalid: anyField, couponCodeExpired: anyField },
  paymentauthorized: {
    shippingContactInvalid: anyField,
    billingContactInvalid: billingField,
    addressUnserviceable: anyField,
    unknown: anyField,
  },
};

const PLACES = {
  shippingContactInvalid: 'shipping',
  addressUnserviceable: 'shipping',
  billingContactInvalid: 'billing',
  couponCodeInvalid: 'code',
  couponCodeExpired: 'code',
  unknown: 'sheet',
} as const satisfies Record<Code, ShownError['at']>;

/** Sorts a page's errors into those that the sheet shows and those that it ignores silently. */
export function placeErrors(errors: readonly ApplePayJS.ApplePayError[], stage: Stage) {
  const shown: ShownError[] = [];
  const dropped: string[] = [];
  for (const { code: given, contactField = null, message } of errors) {
    const code = given as Code;
    if (USABLE[stage][code]?.(contactField)) shown.push({ code, contactField, message, at: PLACES[code] });
    else dropped.push(`${code} of ${contactField ?? 'no field'} is shown nowhere in the answer to ${stage}`);
  }
  return { shown, dropped };
}
