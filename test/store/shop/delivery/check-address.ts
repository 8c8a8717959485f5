import { readAddress, type Address, type AddressInput, type AddressLeaf } from './address';
import { addressRules, isSupported } from './address-rules';
import { checkContent, type ContentCode } from './check-content';
import { findCountry } from './country';
import { checkZip } from './zip';
import { findZone } from './zone';

export interface AddressProblem {
  code:
    | ContentCode
    | 'ADDRESS_FIELD_IS_REQUIRED'
    | 'PROVINCE_NOT_FOUND'
    | 'UNSPECIFIED_ADDRESS_ERROR'
    | 'INVALID'
    | NonNullable<ReturnType<typeof checkZip>>;
  /** `null` when the problem is the address as a whole. */
  leaf: AddressLeaf | 'countryCode' | null;
  message: string;
}

export type CheckedAddress = { address: Address; problems: AddressProblem[] };

const required: Partial<Record<AddressLeaf, string>> = {
  lastName: 'A last name is required in order to continue.',
  address1: 'An address is required in order to continue.',
  province: 'The specified country requires a zone.',
  zip: 'Country specified requires a postal code in order to continue.',
  city: 'A city is required in order to continue.',
  country: 'A country is required in order to continue.',
};

const messages: Record<Exclude<AddressProblem['code'], 'ADDRESS_FIELD_IS_REQUIRED'>, string> = {
  ADDRESS_FIELD_IS_TOO_LONG: 'The field is too long.',
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'The field contains emojis.',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'The field contains HTML tags.',
  ADDRESS_FIELD_CONTAINS_URL: 'The field contains a URL.',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'The field does not match the expected pattern.',
  PROVINCE_NOT_FOUND: 'The zone does not exist in the specified country.',
  INVALID_ZIP_CODE_FOR_COUNTRY: 'The postal code is not valid for the specified country.',
  INVALID_ZIP_CODE_FOR_PROVINCE: 'The postal code is not valid for the specified zone.',
  ZIP_CODE_NOT_SUPPORTED: 'The postal code is not supported.',
  UNSPECIFIED_ADDRESS_ERROR: 'Country is not supported',
  INVALID: 'invalid value',
};

const missing = (leaf: AddressLeaf): AddressProblem => ({
  code: 'ADDRESS_FIELD_IS_REQUIRED',
  leaf,
  message: required[leaf] ?? 'The field is required.',
});

const wrong = (leaf: AddressProblem['leaf'], code: keyof typeof messages): AddressProblem => ({
  code,
  leaf,
  message: messages[code],
});

const checkZone = (country: string, address: Address): AddressProblem | null => {
  if (address.province === null && !(country === 'AU' && address.zip))
    return addressRules(country).province ? missing('province') : null;
  const code = findZone(country, address.province ?? '', address.zip);
  // For an unknown emirate the live API does not answer "not found", but that it is required.
  if (code === null) return country === 'AE' ? missing('province') : wrong('province', 'PROVINCE_NOT_FOUND');
  address.province = code;
  return null;
};

const checkLeaf = (country: string, address: Address, leaf: AddressLeaf): AddressProblem | null => {
  if (leaf === 'province') return checkZone(country, address);
  const text = address[leaf];
  const rules = addressRules(country);
  if (text === null) {
    const needed = leaf === 'lastName' || leaf === 'address1' || ((leaf === 'zip' || leaf === 'city') && rules[leaf]);
    return needed ? missing(leaf) : null;
  }
  const code = checkContent(leaf, text) ?? (leaf === 'zip' ? checkZip(country, address.province, text) : null);
  return code ? wrong(leaf, code) : null;
};

/** The order in which the live API reports problems. */
const ORDER: AddressLeaf[] = ['firstName', 'lastName', 'address1', 'address2', 'province', 'zip', 'city', 'phone'];

/**
 * Reads an address and lists its problems. `COUNTRY_CODE_ONLY` checks only the country, because wallets hide the rest until the
 * shopper agrees; `STRICT` checks everything that the country requires. Country and zone are returned as codes.
 */
export const checkAddress = (input: AddressInput, strategy: 'STRICT' | 'COUNTRY_CODE_ONLY'): CheckedAddress => {
  const address = readAddress(input);
  const code = address.country === null ? null : findCountry(address.country);
  const bad = (problem: AddressProblem): CheckedAddress => ({ address, problems: [problem] });
  if (code === null) {
    const isMissing = address.country === null && strategy === 'STRICT';
    return bad(isMissing ? missing('country') : wrong('countryCode', 'INVALID'));
  }
  address.country = code;
  if (strategy === 'COUNTRY_CODE_ONLY') {
    if (address.province) address.province = findZone(code, address.province, address.zip) ?? address.province;
    return { address, problems: [] };
  }
  if (code === 'ZZ') return bad(missing('country'));
  if (!isSupported(code)) return bad(wrong(null, 'UNSPECIFIED_ADDRESS_ERROR'));
  return {
    address,
    problems: ORDER.map((leaf) => checkLeaf(code, address, leaf)).filter((problem) => problem !== null),
  };
};
