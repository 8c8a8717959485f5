import type { AppleContact } from '../../../wallets/apple-pay/apple-contact';
import type { MailingAddress } from '../../../wallets/sheet/address/mailing-address';
import tables from '../../store/shop/delivery/tables/address-tables.json';

/** 東京都 for JP-13. */
const kanji: Record<string, string[]> = tables.jp;

/** The cart's address as a contact that the Apple Pay sheet can begin with. */
export function toAppleContact(address: MailingAddress): AppleContact {
  const { country, province } = address;
  const region = country === 'JP' ? (kanji[province ?? '']?.[0] ?? province) : province;
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
