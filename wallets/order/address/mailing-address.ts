import { COUNTRIES } from '../../../src/chunk-names';
import { fetchChunk } from '../../../src/core/code';
import type * as Countries from '../countries';
import { countryCode } from '../../../src/press/api/country-and-language';
import { trimmed, type AddressParts, type Text } from './address-parts';
import { prefectureInKanji } from './prefecture-in-kanji';

/** GraphQL `MailingAddressInput`. An unknown field is absent, never empty. */
export interface MailingAddress {
  firstName?: string;
  lastName?: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  /** Its code wherever we know it: the newer way to give an address takes no names. */
  province?: string;
  /** Code in the API's form; `ZZ` if unknown. */
  country: string;
  zip?: string;
  phone?: string;
}

const firstText = (texts: readonly Text[]): string => texts.map(trimmed).find(Boolean) ?? '';

/** Countries, and territories of the US, whose provinces or postal codes wallets write otherwise than the API reads them. */
const WRITTEN_OTHERWISE = /^(?:A[ES]|CA|G[BU]|HK|M[PX]|PR|UK|VI)$/i;

/**
 * Postal code and province as the API wants them. What only few countries need is a chunk of its own: where it can't be fetched in time, the
 * API gets what the wallet gave, and may return an error.
 */
async function corrected(country: string, parts: AddressParts): Promise<Pick<AddressParts, 'zip' | 'provinces'>> {
  const first = firstText(parts.provinces);
  const isOtherwise =
    country === 'JP' ? first && !prefectureInKanji(first) : WRITTEN_OTHERWISE.test(trimmed(parts.country));
  if (!isOtherwise) return parts;
  const load = fetchChunk<typeof Countries>(COUNTRIES);
  return load.then(
    ({ asApiWants }) => asApiWants(country, parts),
    () => parts,
  );
}

/**
 * Turns a wallet's address into the cart API's. Never rejects: the API says what is wrong with it. What only a few
 * countries need is loaded for these.
 */
export async function mailingAddress(parts: AddressParts): Promise<MailingAddress> {
  const country = countryCode(trimmed(parts.country));
  const { zip, provinces } = await corrected(country, parts);
  const province = firstText(provinces);
  const firstName = trimmed(parts.firstName);
  const [address1 = '', ...rest] = (parts.lines ?? [])
    .flatMap((line) => trimmed(line).split(/\s*\n\s*/))
    .filter(Boolean);

  const fields = {
    firstName,
    lastName: trimmed(parts.lastName) || firstName,
    company: trimmed(parts.company),
    address1,
    address2: rest.join(' '),
    city: trimmed(parts.city),
    province: (country === 'JP' && prefectureInKanji(province)) || province,
    zip: trimmed(zip),
    phone: trimmed(parts.phone),
  };
  return { country, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) };
}
