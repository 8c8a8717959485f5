import { australianZones, zoneTables } from './zone-tables';

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const indexes = new Map(
  Object.entries(zoneTables).map(([country, zones]) => [
    country,
    new Map(Object.entries(zones).flatMap(([code, names]) => [code, ...names].map((name) => [fold(name), code]))),
  ]),
);

/** Whether a text is the code of a zone, in any case, and not only its name. Countries without a table have no codes to compare with. */
export const isZoneCode = (country: string, text: string): boolean => {
  const zones = zoneTables[country];
  return !zones || Object.hasOwn(zones, text.trim().toUpperCase());
};

/**
 * The code of a zone (province, state) that is given by code or name, in any case; `null` when the country has no such zone. For
 * countries without a table, any zone is returned as it is.
 */
export const findZone = (country: string, province: string, zip: string | null): string | null => {
  const corrected = country === 'AU' ? australianZones[zip?.[0] ?? '']?.[0] : undefined;
  if (corrected) return corrected;
  const zones = indexes.get(country);
  return zones ? (zones.get(fold(province)) ?? null) : province.toUpperCase();
};
