import tables from './tables/address-tables.json' with { type: 'json' };

const zipRequired = new Set(tables.zipRequired);
const provinceRequired = new Set(tables.provinceRequired);
const cityNotRequired = new Set(tables.cityNotRequired);
const unsupported = new Set(tables.unsupportedCountry);

/** Required fields of a full address by country, besides last name and street, which every country requires. */
export const addressRules = (country: string) => ({
  zip: zipRequired.has(country),
  province: provinceRequired.has(country),
  city: !cityNotRequired.has(country),
});

/** Whether the platform accepts addresses in a country. */
export const isSupported = (country: string): boolean => !unsupported.has(country);
