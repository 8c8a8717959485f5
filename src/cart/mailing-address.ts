import { countryCode } from './country-code';
import { provinceCode } from './province-code';
import { wholePostalCode } from './redacted-postal-code';

/** An address as the cart takes it, `MailingAddressInput`. What is not known is absent, never empty. */
export interface MailingAddress {
  firstName?: string;
  lastName?: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  /** Code where we know it, else what the wallet wrote: the API takes both. */
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
  company?: Text;
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

const US_TERRITORY = /^(?:AS|GU|MP|PR|VI)$/i;

function province(country: string, given: Text, candidates: readonly Text[]): string {
  if (US_TERRITORY.test(said(given))) return said(given).toUpperCase();
  const texts = candidates.map(said).filter(Boolean);
  for (const text of texts) {
    const code = provinceCode(country, text);
    if (code) return code;
  }
  return texts[0] ?? '';
}

/** An address of a wallet as the cart wants it (specification, wallets §5). Never throws: what is wrong, the API says. */
export function mailingAddress(parts: AddressParts): MailingAddress {
  const country = countryCode(parts.country);
  const firstName = said(parts.firstName);
  const [address1 = '', ...rest] = (parts.lines ?? []).flatMap((line) => said(line).split(/\s*\n\s*/)).filter(Boolean);
  // Hong Kong has no postal codes; wallets put the region into that field.
  const inHongKong = country === 'HK';
  const zip = inHongKong ? '' : said(parts.zip);

  const fields = {
    firstName,
    lastName: said(parts.lastName) || firstName,
    company: said(parts.company),
    address1,
    address2: rest.join(' '),
    city: said(parts.city),
    province: province(country, parts.country, inHongKong ? [parts.zip, ...parts.provinces] : parts.provinces),
    zip: address1 ? zip : wholePostalCode(country, zip),
    phone: said(parts.phone),
  };
  return { country, ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) };
}
