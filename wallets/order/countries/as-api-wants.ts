import { trimmed, type AddressParts } from '../address/address-parts';
import { inHongKong } from './hong-kong';
import { wholePostalCode } from './redacted-postal-code';
import { provinceCode } from './province-code';

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
