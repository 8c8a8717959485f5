import { countryCode } from '../../../src/press/api/country-and-language';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import { whole } from '../../../src/core/lib/whole';
import { inHongKong } from './hong-kong';
import { prefectureInKanji } from './prefecture-in-kanji';
import { TABLE_LIMIT } from '../code-limits';

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

type Text = string | null | undefined;

/** An address as a wallet gives it, under the cart's names. */
export interface AddressParts {
  firstName?: Text;
  lastName?: Text;
  /** Only PayPal's address has the field; in the sheets of Apple and Google a company stands in a street line. */
  company?: Text;
  /** Street lines in order; one may contain several lines, separated by newlines. */
  lines?: readonly Text[] | null | undefined;
  city?: Text;
  /** Fields that may hold the province: the first known province counts, or else the first text. */
  provinces: readonly Text[];
  country?: Text;
  zip?: Text;
  phone?: Text;
}

/** Ignores values other than texts: a browser extension or a broken sheet must not end the order. */
const trimmed = (text: Text): string => (typeof text === 'string' ? text.trim() : '');

/** Countries whose provinces wallets write in more ways than the API reads. */
const MANY_SPELLINGS = /^(?:AE|HK|JP|MX)$/;

/** Countries whose postal codes wallets shorten until the shopper has paid. */
const SHORT_CODES = /^(?:CA|GB)$/;

/**
 * Spellings of provinces and shortened postal codes, which few countries need; null where they can't be fetched in time. Then the API gets
 * what the wallet gave, and may return an error.
 */
const loadTables = () => withTimeout(TABLE_LIMIT, whole(import('./provinces'), 'provinceCode')).catch(() => null);

const postalCode = async (country: string, zip: string): Promise<string> =>
  SHORT_CODES.test(country) ? ((await loadTables())?.wholePostalCode(country, zip) ?? zip) : zip;

async function province(country: string, given: Text, candidates: readonly Text[]): Promise<string> {
  const territory = trimmed(given).toUpperCase();
  // Wallets treat a territory of the US as a country, the API as a state.
  if (country === 'US' && territory !== 'US') return territory;
  const texts = candidates.map(trimmed).filter(Boolean);
  const [first = ''] = texts;
  if (!first || !MANY_SPELLINGS.test(country)) return first;
  const inKanji = country === 'JP' && prefectureInKanji(first);
  if (inKanji) return inKanji;
  const tables = await loadTables();
  return texts.map((text) => tables?.provinceCode(country, text)).find(Boolean) ?? first;
}

/**
 * Turns a wallet's address into the cart API's. Never rejects: the API says what is wrong with it. What only a few
 * countries need is loaded for these.
 */
export async function mailingAddress(parts: AddressParts): Promise<MailingAddress> {
  const country = countryCode(trimmed(parts.country));
  const firstName = trimmed(parts.firstName);
  const [address1 = '', ...rest] = (parts.lines ?? [])
    .flatMap((line) => trimmed(line).split(/\s*\n\s*/))
    .filter(Boolean);
  const { zip: given, provinces } = country === 'HK' ? inHongKong(parts) : parts;
  const zip = trimmed(given);

  const fields = {
    firstName,
    lastName: trimmed(parts.lastName) || firstName,
    company: trimmed(parts.company),
    address1,
    address2: rest.join(' '),
    city: trimmed(parts.city),
    province: await province(country, parts.country, provinces),
    zip: address1 ? zip : await postalCode(country, zip),
    phone: trimmed(parts.phone),
  };
  return { country, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) };
}
