import { MORE_AT_CHECKOUT, type NextAction } from '../actions/action';
import type { DeliveryGroup } from '../operations/order-cart';
import type { Contact } from './reported-error';

/** The sheet gave no billing or no delivery address. */
export const noAddress = (contact: Contact): NextAction => ({
  type: 'show_error',
  errors: [{ contact, field: 'address', key: `invalid.${contact}_address` }],
});

/** The shopper has not chosen a delivery method yet. */
export const chooseMethod = (): NextAction => ({
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'shipping_option', key: 'shipping_methods.choose' }],
});

/** The error if the sheet can list no delivery: the shop does not deliver there, or only in a way that checkout offers, such as pick-up. */
export const notServed = (groups: readonly DeliveryGroup[]): NextAction =>
  groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length > 0)
    ? MORE_AT_CHECKOUT
    : { type: 'show_error', errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }] };
