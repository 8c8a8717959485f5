import { applePaySessionCreate } from './operations/apple-pay-session-create';
import { cartAttributesUpdate } from './operations/cart-attributes-update';
import { cartBillingAddressUpdate } from './operations/cart-billing-address-update';
import { cartBuyerIdentityUpdate } from './operations/cart-buyer-identity-update';
import { cartCreate } from './operations/cart-create';
import { cartPaymentUpdate } from './operations/cart-payment-update';
import { cartPrepareForCompletion } from './operations/cart-prepare-for-completion';
import { cartQuery } from './operations/cart-query';
import { cartRemovePersonalData } from './operations/cart-remove-personal-data';
import { cartSelectedDeliveryOptionsUpdate } from './operations/cart-selected-delivery-options-update';
import { cartSubmitForCompletion } from './operations/cart-submit-for-completion';
import { paypalBuyerDetailsFetch } from './operations/paypal/paypal-buyer-details-fetch';
import { paypalTokenCreate } from './operations/paypal/paypal-token-create';
import { shop } from './operations/shop';

/** One function for each root field of the schema. */
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
