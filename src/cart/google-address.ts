import { type MailingAddress, mailingAddress } from './mailing-address';

/** The part of Google Pay's `Address` (and `IntermediateAddress`) that is read. Before the shopper pays most of it is missing. */
export interface GoogleAddress {
  name?: string | undefined;
  address1?: string | undefined;
  address2?: string | undefined;
  address3?: string | undefined;
  locality?: string | undefined;
  administrativeArea?: string | undefined;
  postalCode?: string | undefined;
  countryCode?: string | undefined;
  phoneNumber?: string | undefined;
}

/**
 * Splits a whole name at its first space, a full-width one too; one word alone is the last name (specification, wallets §3). A
 * Japanese name with the family name first is split the wrong way round: Google does not say which is which.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(?:(\S+)\s+)?(.*)$/su.exec(name.trim()) ?? [];
  return { firstName, lastName };
}

/** An address of the Google Pay sheet as the cart's address. */
export function fromGoogleAddress(address: GoogleAddress): Promise<MailingAddress> {
  return mailingAddress({
    ...splitName(address.name ?? ''),
    lines: [address.address1, address.address2, address.address3],
    city: address.locality,
    provinces: [address.administrativeArea],
    country: address.countryCode,
    zip: address.postalCode,
    phone: address.phoneNumber,
  });
}
