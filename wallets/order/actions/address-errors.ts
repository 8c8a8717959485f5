import { isLackingCountry } from '../address/known-countries';
import type { SheetAction } from '../order-errors/decide';
import type { DeliveryGroup } from '../operations/sheet-cart';
import type { Contact } from '../order-errors/reaction';
import { MORE_AT_CHECKOUT } from './sheet-errors';

/** The shop does not deliver there. */
const unserviceable: SheetAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }],
};

/** The error if the sheet can list no delivery: there is none, or only one that checkout offers, such as pick-up. */
export const notServed = (groups: readonly DeliveryGroup[]): SheetAction =>
  groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length > 0)
    ? MORE_AT_CHECKOUT
    : unserviceable;

/** For a country that the API does not know. The whole operation would fail, but the shopper can choose another country in the sheet. */
export const unknownCountry = (contact: Contact, country: string): SheetAction => ({
  type: 'show_error',
  errors: [
    {
      contact,
      field: 'country',
      key: contact === 'shipping' && isLackingCountry(country) ? 'unserviceable' : 'invalid.country',
    },
  ],
});

/** The shopper has not chosen a delivery method yet. */
export const chooseMethod: SheetAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'shipping_option', key: 'shipping_methods.choose' }],
};
