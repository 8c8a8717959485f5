/**
 * Which calls are sent again when their answer is lost. Queries change nothing, and updates set what they set a second time. A
 * call that makes something would make two of it. Submitting may happen twice because the same attempt token goes with it: the
 * second one is answered as already accepted.
 */
export const resend = {
  cart: true,
  limitedCart: true,
  cartAttributesUpdate: true,
  cartBillingAddressUpdate: true,
  cartBuyerIdentityUpdate: true,
  cartSelectedDeliveryOptionsUpdate: true,
  cartPaymentUpdate: true,
  cartPrepareForCompletion: true,
  cartSubmitForCompletion: true,
  PayPalBuyerDetailsFetch: true,
  cartCreate: false,
  applePaySessionCreate: false,
  paypalTokenCreate: false,
  // Once means once (specification, wallets §4); its page may be gone before a second.
  cartRemovePersonalData: false,
} as const satisfies Record<string, boolean>;

/** An operation of specification, wallets §7, by its name in the API's address. */
export type Operation = keyof typeof resend;
