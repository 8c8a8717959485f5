import type { SheetAction } from './decide';
import type { Contact } from './reaction';

/** The shop does not deliver there. */
export const unserviceable: SheetAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }],
};

/** With a country that the API does not know the whole operation would fail; in the sheet the shopper can choose another. */
export const unknownCountry = (contact: Contact): SheetAction => ({
  type: 'show_error',
  errors: [{ contact, field: 'country', key: contact === 'shipping' ? 'unserviceable' : 'invalid.country' }],
});
