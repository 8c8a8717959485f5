import { type AddressParts, trimmed } from '../mailing-address';
import { provinceCode } from './province-code';

/** Hong Kong has no postal codes: wallets put the region into that field, or give only the district as the town. */
const inHongKong = ({ zip, provinces, city }: AddressParts): Pick<AddressParts, 'zip' | 'provinces'> => ({
  zip: '',
  provinces: [zip, ...provinces, city],
});

/** Country → pattern of a shortened postal code, and an ending that no real code has. */
const CUT: Readonly<Record<string, readonly [RegExp, string]>> = {
  CA: [/^[A-Z]\d[A-Z]$/i, '0Z0'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]?$/i, '0ZZ'],
};

/**
 * Makes a postal code that the API accepts. Until the shopper has paid, wallets leave out the last three characters in Canada and Great
 * Britain; the rates depend only on the first ones.
 *
 * @param country code in the API's form
 */
function wholePostalCode(country: string, zip: string): string {
  const [cut, end] = CUT[country] ?? [];
  return cut?.test(zip) ? `${zip} ${end}` : zip;
}

/** What is corrected. */
type Corrected = Pick<AddressParts, 'zip' | 'provinces'>;

/** The postal code, whole, until the street is known: with it, wallets give the whole code. */
function zipOf(country: string, { zip, lines }: AddressParts): string {
  const given = trimmed(zip);
  return lines?.some(trimmed) ? given : wholePostalCode(country, given);
}

/**
 * Postal code and province as the API wants them; what it has no other form for stays as the wallet gave it.
 *
 * @param country code in the API's form
 */
export function asApiWants(country: string, parts: AddressParts): Corrected {
  const territory = trimmed(parts.country).toUpperCase();
  // Wallets treat a territory of the US as a country, the API as a state.
  if (country === 'US' && territory !== 'US') return { zip: parts.zip, provinces: [territory] };
  const { zip, provinces } = country === 'HK' ? inHongKong(parts) : { ...parts, zip: zipOf(country, parts) };
  const code = provinces.map((text) => provinceCode(country, trimmed(text))).find(Boolean);
  return { zip, provinces: code ? [code] : provinces };
}
