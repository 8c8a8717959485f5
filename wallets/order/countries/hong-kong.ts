import type { AddressParts } from '../address/address-parts';

/** Hong Kong has no postal codes: wallets put the region into that field, or give only the district as the town. */
export const inHongKong = ({ zip, provinces, city }: AddressParts): Pick<AddressParts, 'zip' | 'provinces'> => ({
  zip: '',
  provinces: [zip, ...provinces, city],
});
