import { readLine, readTotal } from './amounts';
import type { ErrorClass } from './apple-pay-error';
import type { Line, Selection, ShippingMethod } from '../rules/apple-pay-types';
import { refuse } from '../rules/refuse';
import { readMethods } from './shipping-methods';
import { dictionary, optionalSequence, required, sequence } from '../rules/web-idl';

/** A page's answer to a selection. Lists replace the old ones; missing shipping methods stay, except after a new contact. */
export interface Update {
  total: Line;
  lineItems: Line[];
  methods: ShippingMethod[] | null;
  errors: readonly ApplePayJS.ApplePayError[];
}

const OWNERS = {
  paymentmethodselected: 'ApplePayPaymentMethodUpdate',
  shippingcontactselected: 'ApplePayShippingContactUpdate',
  shippingmethodselected: 'ApplePayShippingMethodUpdate',
  couponcodechanged: 'ApplePayCouponCodeUpdate',
} satisfies Record<Selection, string>;

/** Errors must be instances of `ApplePayError`; a plain object of the same shape is refused. */
export function readErrors(value: unknown, ApplePayError: ErrorClass): readonly ApplePayJS.ApplePayError[] {
  return optionalSequence(value).map((error) => {
    if (!(error instanceof ApplePayError)) refuse(25, new TypeError('Value is not an instance of ApplePayError'));
    return error;
  });
}

/** The first half, by WebIDL: runs before the check whether an answer is expected now. */
export function convertUpdate(question: Selection, update: unknown, ApplePayError: ErrorClass) {
  const given = dictionary(update);
  return {
    total: required(given, OWNERS[question], 'newTotal', 'ApplePayLineItem', 22),
    lineItems: optionalSequence(given['newLineItems']),
    methods: given['newShippingMethods'] === undefined ? null : sequence(given['newShippingMethods']),
    errors: readErrors(given['errors'], ApplePayError),
  };
}

/** The second half: amounts and methods as in a request. */
export function readUpdate(converted: ReturnType<typeof convertUpdate>, totalRule: 'positive' | 'any'): Update {
  return {
    total: readTotal(converted.total, totalRule),
    lineItems: converted.lineItems.map(readLine),
    methods: converted.methods && readMethods(converted.methods),
    errors: converted.errors,
  };
}
