import type { SheetAction } from './decide';
import type { Contact } from './reaction';

/** The shop does not deliver there. */
export const unserviceable: SheetAction = {
  type: 'show_error',
  errors: [{ contact: 'shipping', field: 'address', key: 'unserviceable' }],
};

/** A country that the API does not know would fail its call; in the sheet another can be chosen. */
export const unknownCountry = (contact: Contact): SheetAction => ({
  type: 'show_error',
  errors: [{ contact, field: 'country', key: contact === 'shipping' ? 'unserviceable' : 'invalid.country' }],
});
