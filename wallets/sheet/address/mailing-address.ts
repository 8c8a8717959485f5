import { countryCode } from '../../../src/api/country-code';
import { wholePostalCode } from './redacted-postal-code';

/** An address as the cart takes it, `MailingAddressInput`. What is not known is absent, never empty. */
export interface MailingAddress {
  firstName?: string;
  lastName?: string;
  address1?: string;
  address2?: string;
  city?: string;
  /** Code or name: the API takes both. */
  province?: string;
  /** Code as the API has it, `ZZ` when there is none. */
  country: string;
  zip?: string;
  phone?: string;
}

type Text = string | null | undefined;

/** What a wallet knows of an address, in the cart's words. */
export interface AddressParts {
  firstName?: Text;
  lastName?: Text;
  /** Street lines in order; one may hold several, divided by a newline. */
  lines?: readonly Text[] | null | undefined;
  city?: Text;
  /** Where the province may stand: the first one that names a province we know, else the first one that says anything. */
  provinces: readonly Text[];
  country?: Text;
  zip?: Text;
  phone?: Text;
}

const said = (text: Text): string => text?.trim() ?? '';

/** Countries whose provinces are written in more ways than the API knows. */
const MANY_SPELLINGS = /^(?:AE|HK|JP|MX)$/;

/** A prefecture as it stands on an envelope, which the API knows: the shoppers of a Japanese shop have nothing to look up. */
const PREFECTURE = /^(?:北海道|東京都|(?:大阪|京都)府|[^都府]{2,3}県)$/;

async function province(country: string, given: Text, candidates: readonly Text[]): Promise<string> {
  const territory = said(given).toUpperCase();
  // A territory of the US is a country to wallets and a state to the API.
  if (country === 'US' && territory !== 'US') return territory;
  const texts = candidates.map(said).filter(Boolean);
  const [first = ''] = texts;
  if (!first || !MANY_SPELLINGS.test(country) || (country === 'JP' && PREFECTURE.test(first))) return first;
  try {
    const { provinceCode } = await import('./province-code');
    for (const text of texts) {
      const code = provinceCode(country, text);
      if (code) return code;
    }
  } catch {
    // Without the spellings it goes as the wallet wrote it, and the API says what it thinks of that.
  }
  return first;
}

/**
 * An address of a wallet as the cart wants it (specification, wallets §5). Never rejects: what is wrong, the API says. The
 * spellings of provinces are fetched where they are needed.
 */
export async function mailingAddress(parts: AddressParts): Promise<MailingAddress> {
  const country = countryCode(parts.country);
  const firstName = said(parts.firstName);
  const [address1 = '', ...rest] = (parts.lines ?? []).flatMap((line) => said(line).split(/\s*\n\s*/)).filter(Boolean);
  // Hong Kong has no postal codes; wallets put the region into that field.
  const inHongKong = country === 'HK';
  const zip = inHongKong ? '' : said(parts.zip);

  const fields = {
    firstName,
    lastName: said(parts.lastName) || firstName,
    address1,
    address2: rest.join(' '),
    city: said(parts.city),
    province: await province(country, parts.country, inHongKong ? [parts.zip, ...parts.provinces] : parts.provinces),
    zip: address1 ? zip : wholePostalCode(country, zip),
    phone: said(parts.phone),
  };
  return { country, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) };
}
