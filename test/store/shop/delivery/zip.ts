import { canadianZones } from './zone-tables';

const FIVE_DIGITS = /^\d{5}$/;

const patterns: Record<string, RegExp> = {
  JP: /^〒? ?([0-9０-９]{7}|[0-9０-９]{3}[-‐−ー－][0-9０-９]{4})$/,
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  AU: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  DE: FIVE_DIGITS,
  ES: FIVE_DIGITS,
  FR: FIVE_DIGITS,
  IT: FIVE_DIGITS,
  KR: FIVE_DIGITS,
  MX: FIVE_DIGITS,
};

/** Chichijima, an island that the store does not deliver to. */
const NOT_SUPPORTED = ['1002101'];

const digits = (zip: string): string => zip.normalize('NFKC').replace(/\D/g, '');

/** The API's error for a postal code, `null` when it is valid. `zone` is the zone's code, if it is known. */
export const checkZip = (country: string, zone: string | null, zip: string) => {
  if (patterns[country]?.test(zip) === false) return 'INVALID_ZIP_CODE_FOR_COUNTRY';
  const zones = country === 'CA' ? canadianZones[zip[0]?.toUpperCase() ?? ''] : undefined;
  if (zone && zones && !zones.includes(zone)) return 'INVALID_ZIP_CODE_FOR_PROVINCE';
  return country === 'JP' && NOT_SUPPORTED.includes(digits(zip)) ? 'ZIP_CODE_NOT_SUPPORTED' : null;
};
