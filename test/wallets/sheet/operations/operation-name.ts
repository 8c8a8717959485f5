/** The operations that the widget sends, by their names in the request's address. */
export type OperationName =
  | 'applePaySessionCreate'
  | 'cart'
  | 'cartBillingAddressUpdate'
  | 'cartBuyerIdentityUpdate'
  | 'cartCreate'
  | 'cartPaymentUpdate'
  | 'cartPrepareForCompletion'
  | 'cartRemovePersonalData'
  | 'cartSelectedDeliveryOptionsUpdate'
  | 'cartSubmitForCompletion'
  | 'limitedCart';

/** Not idempotent: sent a second time, they would make a second cart or session, or find the page gone. */
const ONCE: readonly OperationName[] = ['applePaySessionCreate', 'cartCreate', 'cartRemovePersonalData'];

/** Whether an operation has to be sent again when its answer is lost. */
export const isIdempotent = (name: OperationName): boolean => !ONCE.includes(name);
