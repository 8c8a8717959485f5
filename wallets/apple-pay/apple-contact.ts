import { countryCode } from '../../src/press/api/country-and-language';
import { type MailingAddress, mailingAddress } from '../order';

/** The part of Apple's `ApplePayPaymentContact` that we read. Before the shopper pays most of it is missing or empty. */
export interface AppleContact {
  givenName?: string | undefined;
  familyName?: string | undefined;
  phoneNumber?: string | undefined;
  addressLines?: string[] | undefined;
  subLocality?: string | null | undefined;
  locality?: string | null | undefined;
  administrativeArea?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
}

/** The fields that may hold the province: in the Emirates it is the sub-locality. */
function provinces({ administrativeArea, locality, subLocality }: AppleContact, country: string) {
  if (country === 'AE') return [subLocality, administrativeArea, locality];
  return country === 'HK' ? [administrativeArea, subLocality] : [administrativeArea];
}

/** A contact of the Apple Pay sheet as the cart's address. */
export async function fromAppleContact(contact: AppleContact): Promise<MailingAddress> {
  const country = countryCode(contact.countryCode);
  const city = contact.locality?.trim();
  const part = contact.subLocality?.trim();
  // In Japan the sub-locality may be the part of the town (町域), which stands before the number.
  const town = (country === 'JP' && city && part) || '';
  return mailingAddress({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: contact.addressLines?.map((line, index) => (index || line.includes(town) ? line : town + line)),
    city: city || part || contact.administrativeArea,
    provinces: provinces(contact, country),
    country: contact.countryCode,
    zip: contact.postalCode,
    phone: contact.phoneNumber,
  });
}
