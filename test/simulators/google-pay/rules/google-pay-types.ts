/// <reference types="googlepay" />

declare global {
  namespace google.payments.api {
    /** Members for platforms that sell for many merchants; the type package does not have them. */
    interface MerchantInfo {
      /** A JSON Web Token by which the platform proves who it is. */
      authJwt?: string;
      /** Host name of the page, without scheme and port. */
      merchantOrigin?: string;
    }
  }
}

export type Address = google.payments.api.Address;
export type IntermediateAddress = google.payments.api.IntermediateAddress;
export type Callbacks = google.payments.api.PaymentDataCallbacks;
export type ClientOptions = google.payments.api.PaymentOptions;
export type Intent = google.payments.api.CallbackIntent;
export type Option = google.payments.api.SelectionOption;
export type PaymentData = google.payments.api.PaymentData;
export type PaymentRequest = google.payments.api.PaymentDataRequest;
export type SheetError = google.payments.api.PaymentDataError;
export type TransactionInfo = google.payments.api.TransactionInfo;

/** What the page is asked while the sheet is open, one question at a time. */
export type Question = 'INITIALIZE' | 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'OFFER' | 'PAYMENT_AUTHORIZATION';

/** `left`: the page was left with the sheet open. */
export type Ended = 'completed' | 'cancelled' | 'left';

/** The id of the placeholder that stands for "nothing chosen yet". */
export const UNSELECTED = 'shipping_option_unselected';
