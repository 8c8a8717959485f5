import { countryCode } from '../../src/api/country-code';
import { type MailingAddress, mailingAddress } from '../sheet';

/** The part of Apple's `ApplePayPaymentContact` that we read. Before the shopper pays most of it is missing or empty. */
export interface AppleContact {
  givenName?: string | undefined;
  familyName?: string | undefined;
  phoneNumber?: string | undefined;
  addressLines?: string[] | undefined;
  subLocality?: string | undefined;
  locality?: string | undefined;
  administrativeArea?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
}

/** The fields that may hold the province: in the Emirates it is the sub-locality. */
function provinces({ administrativeArea, locality, subLocality }: AppleContact, country: string) {
  if (country === 'AE') return [subLocality, administrativeArea, locality];
  return country === 'HK' ? [administrativeArea, locality] : [administrativeArea];
}

/** The street's lines. In Japan the sub-locality may be the part of the town (町域), which stands before the number. */
function lines({ addressLines, subLocality, locality }: AppleContact, country: string) {
  const town = country === 'JP' && locality?.trim() ? (subLocality?.trim() ?? '') : '';
  const [first = '', ...rest] = addressLines ?? [];
  return town && first && !first.includes(town) ? [town + first, ...rest] : addressLines;
}

/** A contact of the Apple Pay sheet as the cart's address. */
export function fromAppleContact(contact: AppleContact): Promise<MailingAddress> {
  return mailingAddress({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: lines(contact, countryCode(contact.countryCode)),
    city: contact.locality?.trim() || contact.subLocality?.trim() || contact.administrativeArea,
    provinces: provinces(contact, countryCode(contact.countryCode)),
    country: contact.countryCode,
    zip: contact.postalCode,
    phone: contact.phoneNumber,
  });
}
