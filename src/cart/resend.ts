/** An operation of specification, wallets §7, by its name in the API's address. */
export type Operation =
  | 'applePaySessionCreate'
  | 'cart'
  | 'cartAttributesUpdate'
  | 'cartBillingAddressUpdate'
  | 'cartBuyerIdentityUpdate'
  | 'cartCreate'
  | 'cartPaymentUpdate'
  | 'cartPrepareForCompletion'
  | 'cartRemovePersonalData'
  | 'cartSelectedDeliveryOptionsUpdate'
  | 'cartSubmitForCompletion'
  | 'limitedCart'
  | 'PayPalBuyerDetailsFetch'
  | 'paypalTokenCreate';

/**
 * What makes something would make two of it. And personal data is removed once, which means once (specification, wallets §4): its
 * page may be gone before a second time.
 */
const ONCE: readonly Operation[] = [
  'applePaySessionCreate',
  'cartCreate',
  'cartRemovePersonalData',
  'paypalTokenCreate',
];

/**
 * Whether a call is sent again when its answer is lost. Queries change nothing, and updates set what they set a second time.
 * Submitting may happen twice because the same attempt token goes with it: the second one is answered as already accepted.
 */
export const mayBeResent = (operation: Operation): boolean => !ONCE.includes(operation);
