import { type MailingAddress, mailingAddress } from '../order';

/** The part of Google's `Address` and `IntermediateAddress` that is read. Before the shopper pays most of it is missing. */
export interface GoogleAddress {
  name?: string | undefined;
  address1?: string | undefined;
  address2?: string | undefined;
  address3?: string | undefined;
  locality?: string | undefined;
  administrativeArea?: string | undefined;
  /** ISO 3166-2, such as `US-CA`; where Google knows it. */
  iso3166AdministrativeArea?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
  phoneNumber?: string | undefined;
}

/**
 * Splits a whole name at its first space, a full-width one too; one word alone is the last name. Google does not say which part is which:
 * a Japanese name with the family name first is split the wrong way round.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(?:(\S+)\s+)?(.*)$/su.exec(name.trim()) ?? [];
  return { firstName, lastName };
}

/** Countries whose provinces the API calls as ISO 3166-2 does, behind the hyphen. */
const AS_IN_ISO = /^(?:A[ERU]|BR|C[ALNO]|E[GS]|I[ENT]|MX|NG|RU|US)-(.+)/;

/** The province as a code; undefined where it has to be read from its name. */
function provinceOf(iso: unknown): string | undefined {
  const text = typeof iso === 'string' ? iso : '';
  // The API calls Japan's prefectures by the whole code.
  return text.startsWith('JP-') ? text : AS_IN_ISO.exec(text)?.[1];
}

/** An address of Google's sheet as the cart's address. */
export const fromGoogleAddress = ({ name, ...address }: GoogleAddress): Promise<MailingAddress> =>
  mailingAddress({
    ...splitName(typeof name === 'string' ? name : ''),
    lines: [address.address1, address.address2, address.address3],
    // In the Emirates Google asks for no city, and the API needs one.
    city: address.locality || address.administrativeArea,
    provinces: [provinceOf(address.iso3166AdministrativeArea), address.administrativeArea],
    country: address.countryCode,
    zip: address.postalCode,
    phone: address.phoneNumber,
  });
