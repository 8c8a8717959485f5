import { isLackingCountry } from '../address/known-countries';
import type { SheetAction } from './decide';
import type { DeliveryGroup } from '../operations/sheet-cart';
import type { Contact } from './reaction';
import { MORE_AT_CHECKOUT } from './sheet-errors';

/** The shop does not deliver there. */
const unserviceable: SheetAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }],
};

/** The sheet can list no way to get the goods: there is none, or one that only checkout offers, such as pick-up. */
export const notServed = (groups: readonly DeliveryGroup[]): SheetAction =>
  groups.length > 0 && groups.every(({ deliveryOptions }) => deliveryOptions.length > 0)
    ? MORE_AT_CHECKOUT
    : unserviceable;

/** With a country that the API does not know the whole operation would fail; in the sheet the shopper can choose another. */
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

/** The shopper has yet to choose how the goods are sent. */
export const chooseMethod: SheetAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'shipping_option', key: 'shipping_methods.choose' }],
};
