import { countryCode } from './country-code';
import { type MailingAddress, mailingAddress } from './mailing-address';
import { prefectureName } from './prefectures';

/** The part of Apple's `ApplePayPaymentContact` that is read. Before the shopper pays most of it is missing or empty. */
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

/** Where a province stands (specification, wallets §5): the Emirates have it in the sub-locality. */
function provinces({ administrativeArea, locality, subLocality }: AppleContact, country: string) {
  if (country === 'AE') return [subLocality, administrativeArea, locality];
  return country === 'HK' ? [administrativeArea, locality] : [administrativeArea];
}

/** A contact of the Apple Pay sheet as the cart's address. */
export function fromAppleContact(contact: AppleContact): MailingAddress {
  return mailingAddress({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: contact.addressLines,
    city: contact.locality?.trim() || contact.subLocality?.trim() || contact.administrativeArea,
    provinces: provinces(contact, countryCode(contact.countryCode)),
    country: contact.countryCode,
    zip: contact.postalCode,
    phone: contact.phoneNumber,
  });
}

/** The cart's address as a contact that the Apple Pay sheet can begin with. */
export function toAppleContact(address: MailingAddress): AppleContact {
  const { country, province } = address;
  const region = country === 'JP' ? prefectureName(province ?? '') : province;
  return {
    givenName: address.firstName,
    familyName: address.lastName,
    phoneNumber: address.phone,
    addressLines: [address.address1, address.address2].filter((line) => line !== undefined),
    locality: address.city,
    ...(country === 'AE' ? { subLocality: region } : { administrativeArea: region }),
    postalCode: country === 'HK' ? province : address.zip,
    countryCode: country,
  };
}
