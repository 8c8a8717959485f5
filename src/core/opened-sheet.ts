/**
 * A sheet that is open before its wallet's code is there. Types only: importing this file costs nothing.
 */

/** What answers each event of a sheet. */
export interface SheetHandlers {
  validatemerchant(event: ApplePayJS.ApplePayValidateMerchantEvent): void;
  paymentmethodselected(event: ApplePayJS.ApplePayPaymentMethodSelectedEvent): void;
  shippingcontactselected(event: ApplePayJS.ApplePayShippingContactSelectedEvent): void;
  shippingmethodselected(event: ApplePayJS.ApplePayShippingMethodSelectedEvent): void;
  paymentauthorized(event: ApplePayJS.ApplePayPaymentAuthorizedEvent): void;
}

/** A sheet that the core has opened inside the click, before the wallet's chunk was here. */
export interface OpenedSheet {
  session: ApplePaySession;
  /** Who is paid, as the sheet says it. */
  payee: string;
  /** Whether the sheet asks where it goes: that can't be changed any more. */
  asksAddress: boolean;
  /** Takes the flow's handlers, once: they get all events, also those that came before. */
  listen(handlers: SheetHandlers): void;
  /** Resolves when the sheet was closed by the shopper or the system. */
  cancelled: Promise<void>;
}
