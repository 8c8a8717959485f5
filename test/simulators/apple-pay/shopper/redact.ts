import type { Contact, ContactField } from '../rules/apple-pay-types';

const SHOWN = [
  'locality',
  'subLocality',
  'administrativeArea',
  'subAdministrativeArea',
  'postalCode',
  'country',
  'countryCode',
] as const;

const HIDDEN = ['givenName', 'familyName', 'emailAddress', 'phoneNumber'] as const;

/** Countries where a postal code is so exact that Apple cuts it before the payment. */
const SHORTENED = ['CA', 'GB'];

/**
 * What a page may know of a contact before the shopper pays. `empty` says how the rest looks: systems leave it out or send it blank.
 */
export function redact(contact: Contact, empty: 'missing' | 'blank'): Contact {
  const shown: Contact = Object.fromEntries(
    SHOWN.flatMap((name) => (contact[name] === undefined ? [] : [[name, contact[name]]])),
  );
  if (SHORTENED.includes(contact.countryCode ?? '') && shown.postalCode)
    shown.postalCode = shown.postalCode.slice(0, -3).trimEnd();
  if (empty === 'missing') return shown;
  return { ...Object.fromEntries([...HIDDEN, ...SHOWN].map((name) => [name, ''])), addressLines: [], ...shown };
}

const PARTS = {
  email: ['emailAddress'],
  phone: ['phoneNumber'],
  name: ['givenName', 'familyName'],
  postalAddress: [...SHOWN, 'addressLines'],
} as const satisfies Record<ContactField, readonly (keyof Contact)[]>;

/** The members of a contact that a requested field stands for. */
export const partsOf = (field: ContactField): readonly (keyof Contact)[] => PARTS[field];

/** The whole of what was asked for, and nothing else; undefined when nothing was. */
export function requestedOf(contact: Contact, fields: readonly ContactField[]): Contact | undefined {
  if (fields.length === 0) return undefined;
  const names = new Set(fields.flatMap(partsOf));
  return Object.fromEntries(Object.entries(contact).filter(([name]) => names.has(name as keyof Contact)));
}

const isGiven = (contact: Contact, field: ContactField): boolean => {
  if (field === 'postalAddress')
    return !!contact.countryCode && !!contact.addressLines?.some((line) => line.trim() !== '');
  return partsOf(field).some((name) => !!contact[name]);
};

/** Requested fields that a contact does not have. */
export const missingFields = (contact: Contact, fields: readonly ContactField[]): ContactField[] =>
  fields.filter((field) => !isGiven(contact, field));
