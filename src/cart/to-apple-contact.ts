import type { AppleContact } from './apple-contact';
import type { MailingAddress } from './mailing-address';
import { prefectureName } from './prefectures';

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
