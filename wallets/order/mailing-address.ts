import { COUNTRIES } from '../../src/lib/chunk-names';
import { fetchChunk } from '../../src/lib/code';
import { countryCode } from '../../src/api/request';

/** A text of a wallet's address; it may be missing. */
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
export const trimmed = (text: Text): string => (typeof text === 'string' ? text.trim() : '');

/** In the order of ISO 3166-2, JP-01 to JP-47. The ending (県, 府, 都) is left out; 道 belongs to the name. */
export const KANJI: readonly string[] =
  '北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄'.split(
    ' ',
  );

/** Code of the prefecture at a place in the list. */
export const codeAt = (index: number): string => `JP-${String(index + 1).padStart(2, '0')}`;

/**
 * Code of a prefecture as on an envelope (東京都 → `JP-13`), so that most Japanese shoppers need no table of spellings; a code stays as it
 * is; else empty.
 */
function prefectureInKanji(text: string): string {
  if (/^JP-[0-4]\d$/.test(text)) return text;
  const index = KANJI.indexOf(text === '北海道' ? text : text.replace(/[都府県]$/, ''));
  return index < 0 ? '' : codeAt(index);
}

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

/** What the API wants otherwise than wallets write it, in few countries: see rare-order/. */
interface Countries {
  asApiWants(country: string, parts: AddressParts): Pick<AddressParts, 'zip' | 'provinces'>;
}

/**
 * Postal code and province as the API wants them. What only few countries need is a chunk of its own: where it can't be fetched in time, the
 * API gets what the wallet gave, and may return an error.
 */
async function corrected(country: string, parts: AddressParts): Promise<Pick<AddressParts, 'zip' | 'provinces'>> {
  const first = firstText(parts.provinces);
  const isOtherwise =
    country === 'JP' ? first && !prefectureInKanji(first) : WRITTEN_OTHERWISE.test(trimmed(parts.country));
  if (!isOtherwise) return parts;
  const load = fetchChunk<Countries>(COUNTRIES);
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
