import { contacts, type Contact, type ContactName } from '../../shopper/contacts';
import tables from '../../../store/shop/delivery/tables/address-tables.json' with { type: 'json' };
import type { Address, IntermediateAddress } from '../rules/google-pay-types';

const nameOf = ({ givenName = '', familyName = '', countryCode }: Contact): string =>
  (countryCode === 'JP' ? [familyName, givenName] : [givenName, familyName]).filter(Boolean).join(' ');

/** The area as Google names it: where Apple keeps emirates and regions elsewhere, Google has them here. */
const areaOf = ({ administrativeArea, subLocality, locality, countryCode }: Contact): string =>
  administrativeArea || subLocality || (countryCode === 'HK' ? locality : '') || '';

const fromContact = (contact: Contact): Address => ({
  name: nameOf(contact),
  address1: contact.addressLines?.[0] ?? '',
  address2: contact.addressLines?.[1] ?? '',
  address3: contact.addressLines?.slice(2).join(' ') ?? '',
  locality: contact.locality ?? '',
  administrativeArea: areaOf(contact),
  countryCode: contact.countryCode ?? '',
  postalCode: contact.postalCode ?? '',
  sortingCode: '',
  phoneNumber: contact.phoneNumber ?? '',
});

/** An address of the shopper, by a contact's name or written out. */
export function addressOf(given: ContactName | Address): Address {
  if (typeof given !== 'string') return structuredClone(given);
  if (!Object.hasOwn(contacts, given)) throw new Error(`There is no contact "${given}".`);
  return fromContact(contacts[given]);
}

const shortened = ({ countryCode, postalCode }: Address): string => {
  if (countryCode === 'CA' || countryCode === 'GB') return postalCode.slice(0, 3);
  return countryCode === 'US' ? postalCode.slice(0, 5) : postalCode;
};

/** What a page may know of an address before the shopper pays. */
export const redacted = (address: Address): IntermediateAddress => ({
  countryCode: address.countryCode,
  postalCode: shortened(address),
  locality: address.locality,
  administrativeArea: address.administrativeArea,
});

/** The area by its code, as Google gives it to a request in the newer format; nothing where it knows none. */
export function isoArea({ countryCode, administrativeArea }: Pick<Address, 'countryCode' | 'administrativeArea'>) {
  const code = /^(?:CA|US)$/.test(countryCode) && administrativeArea ? `${countryCode}-${administrativeArea}` : '';
  const [inJapan] = Object.entries(tables.jp).find(([, names]) => names.includes(administrativeArea)) ?? [];
  const iso = countryCode === 'JP' ? inJapan : code;
  return iso ? { iso3166AdministrativeArea: iso } : {};
}

/** How much of an address a request asks for: only the postal code of a `MIN` one; a phone number only when it is required. */
export function requestedOf(address: Address, format: string, withPhone: boolean): Address {
  const { phoneNumber, ...whole } = address;
  const { name, countryCode, postalCode } = whole;
  const asked = format === 'MIN' ? ({ name, countryCode, postalCode } as Address) : whole;
  return { ...asked, ...(withPhone && { phoneNumber }), ...(format === 'FULL-ISO3166' && isoArea(address)) };
}
