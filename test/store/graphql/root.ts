import { applePaySessionCreate } from './apple-pay-session-create';
import { cartAttributesUpdate } from './cart-attributes-update';
import { cartBillingAddressUpdate } from './cart-billing-address-update';
import { cartBuyerIdentityUpdate } from './cart-buyer-identity-update';
import { cartCreate } from './cart-create';
import { cartPaymentUpdate } from './cart-payment-update';
import { cartPrepareForCompletion } from './cart-prepare-for-completion';
import { cartQuery } from './cart-query';
import { cartRemovePersonalData } from './cart-remove-personal-data';
import { cartSelectedDeliveryOptionsUpdate } from './cart-selected-delivery-options-update';
import { cartSubmitForCompletion } from './cart-submit-for-completion';
import { paypalBuyerDetailsFetch } from './paypal-buyer-details-fetch';
import { paypalTokenCreate } from './paypal-token-create';
import { shop } from './shop';

/** The root fields that the store answers: all of its schema's. */
export const root = {
  applePaySessionCreate,
  cart: cartQuery,
  cartAttributesUpdate,
  cartBillingAddressUpdate,
  cartBuyerIdentityUpdate,
  cartCreate,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartRemovePersonalData,
  cartSelectedDeliveryOptionsUpdate,
  cartSubmitForCompletion,
  paypalBuyerDetailsFetch,
  paypalTokenCreate,
  shop,
};
