import { applePaySessionCreate } from './operations/apple-pay-session-create';
import {
  cartBillingAddressUpdate,
  cartBuyerIdentityUpdate,
  cartDiscountCodesUpdate,
  cartPaymentUpdate,
  cartRemovePersonalData,
} from './operations/cart-updates';
import { publicApiVersions } from './api-versions';
import { cartQuery, shop } from './operations/queries';
import { cartDeliveryAddressesReplace } from './operations/cart-delivery-addresses-replace';
import { cartCreate } from './operations/cart-create';
import { cartPrepareForCompletion } from './operations/cart-prepare-for-completion';
import { cartSelectedDeliveryOptionsUpdate } from './operations/cart-selected-delivery-options-update';
import { cartSubmitForCompletion } from './operations/cart-submit-for-completion';
import { paypalBuyerDetailsFetch } from './operations/paypal/paypal-buyer-details-fetch';
import { paypalTokenCreate } from './operations/paypal/paypal-token-create';

/** One function for each root field of the schema. */
export const root = {
  applePaySessionCreate,
  cart: cartQuery,
  cartBillingAddressUpdate,
  cartBuyerIdentityUpdate,
  cartDiscountCodesUpdate,
  cartCreate,
  cartDeliveryAddressesReplace,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartRemovePersonalData,
  cartSelectedDeliveryOptionsUpdate,
  cartSubmitForCompletion,
  paypalBuyerDetailsFetch,
  paypalTokenCreate,
  publicApiVersions,
  shop,
};
