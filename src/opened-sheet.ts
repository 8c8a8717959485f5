/**
 * A sheet that is open before its wallet's code is there. Types only: importing this file costs nothing.
 */

/** The handlers of a sheet's events. */
export interface SheetHandlers {
  validatemerchant(event: ApplePayJS.ApplePayValidateMerchantEvent): void;
  paymentmethodselected(event: ApplePayJS.ApplePayPaymentMethodSelectedEvent): void;
  shippingcontactselected(event: ApplePayJS.ApplePayShippingContactSelectedEvent): void;
  shippingmethodselected(event: ApplePayJS.ApplePayShippingMethodSelectedEvent): void;
  couponcodechanged(event: ApplePayJS.ApplePayCouponCodeChangedEvent): void;
  paymentauthorized(event: ApplePayJS.ApplePayPaymentAuthorizedEvent): void;
}

/** A sheet that the core has opened inside the click, before the wallet's chunk was here. */
export interface OpenedSheet {
  session: ApplePaySession;
  /** The payee's name in the sheet. */
  payee: string;
  /** Whether the sheet asks for a shipping address; this can't change any more. */
  asksAddress: boolean;
  /** The discount code in the sheet's field. */
  code: string;
  /** Whether a phone has to scan a code first: the sheet's first event comes when it comes. */
  showsCode: boolean;
  /** Takes the flow's handlers, once. They get all events, including earlier ones. */
  listen(handlers: SheetHandlers): void;
  /** Closes the sheet, if it is open. */
  abort(): void;
  /** Resolves when the shopper or the system has closed the sheet. */
  cancelled: Promise<void>;
}
