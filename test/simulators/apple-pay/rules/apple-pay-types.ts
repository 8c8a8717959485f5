/// <reference types="applepayjs" />

export type { Contact } from '../../shopper/contacts';
export type ContactField = Exclude<ApplePayJS.ApplePayContactField, 'phoneticName'>;
export type ShippingMethod = ApplePayJS.ApplePayShippingMethod;

/** A line as the sheet shows it. A pending one may have been given without an amount. */
export interface Line {
  label: string;
  amount: string | null;
  type: ApplePayJS.ApplePayLineItemType;
}

/** Events that a page must answer, one at a time. */
export type Question =
  | 'validatemerchant'
  | 'paymentmethodselected'
  | 'shippingcontactselected'
  | 'shippingmethodselected'
  | 'couponcodechanged'
  | 'paymentauthorized';

/** Events about a choice of the shopper, which are answered by an update. */
export type Selection = Exclude<Question, 'validatemerchant' | 'paymentauthorized'>;

export type Ended = 'completed' | 'failed' | 'cancelled' | 'aborted';
