import { readLine, readTotal } from './amounts';
import type { ErrorClass } from './apple-pay-error';
import type { Line, Selection, ShippingMethod } from '../rules/apple-pay-types';
import { invalidAccess, refuse } from '../rules/refuse';
import { readMethods } from './shipping-methods';
import { dictionary, optionalSequence, required, sequence, type Dictionary } from '../rules/web-idl';

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

/** The positional arguments of versions 1 and 2. */
const POSITIONS: Partial<Record<Selection, readonly string[]>> = {
  paymentmethodselected: ['newTotal', 'newLineItems'],
  shippingcontactselected: ['status', 'newShippingMethods', 'newTotal', 'newLineItems'],
  shippingmethodselected: ['status', 'newTotal', 'newLineItems'],
};

function asDictionary(question: Selection, args: readonly unknown[]): Dictionary {
  const names = POSITIONS[question];
  if (names === undefined || args.length < names.length) return dictionary(args[0]);
  return Object.fromEntries(names.map((name, index) => [name, args[index]]));
}

/** Errors must be instances of `ApplePayError`; a plain object of the same shape is refused. */
export function readErrors(value: unknown, ApplePayError: ErrorClass): readonly ApplePayJS.ApplePayError[] {
  return optionalSequence(value).map((error) => {
    if (!(error instanceof ApplePayError)) refuse(25, new TypeError('Value is not an instance of ApplePayError'));
    return error;
  });
}

/** The first half, by WebIDL: runs before the check whether an answer is expected now. */
export function convertUpdate(question: Selection, args: readonly unknown[], ApplePayError: ErrorClass) {
  const given = asDictionary(question, args);
  return {
    total: required(given, OWNERS[question], 'newTotal', 'ApplePayLineItem', 22),
    lineItems: optionalSequence(given['newLineItems']),
    methods: given['newShippingMethods'] === undefined ? null : sequence(given['newShippingMethods']),
    errors: readErrors(given['errors'], ApplePayError),
    status: given['status'],
  };
}

const failure = (status: unknown): ApplePayJS.ApplePayError[] => {
  if (status === undefined || status === 0) return [];
  if (typeof status !== 'number' || status < 0 || status > 7) refuse(30, invalidAccess());
  return [{ code: 'shippingContactInvalid', contactField: 'postalAddress', message: '' }];
};

/** The second half: amounts and methods as in a request. */
export function readUpdate(converted: ReturnType<typeof convertUpdate>, totalRule: 'positive' | 'any'): Update {
  return {
    total: readTotal(converted.total, totalRule),
    lineItems: converted.lineItems.map(readLine),
    methods: converted.methods && readMethods(converted.methods),
    errors: [...failure(converted.status), ...converted.errors],
  };
}
