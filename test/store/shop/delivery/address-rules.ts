import tables from './tables/address-tables.json' with { type: 'json' };

const zipRequired = new Set(tables.zipRequired);
const provinceRequired = new Set(tables.provinceRequired);
const cityNotRequired = new Set(tables.cityNotRequired);
const unsupported = new Set(tables.unsupportedCountry);

/** What a country asks of a full address, beside a last name and a street that every country asks for. */
export const addressRules = (country: string) => ({
  zip: zipRequired.has(country),
  province: provinceRequired.has(country),
  city: !cityNotRequired.has(country),
});

/** Whether the platform takes addresses of a country at all. */
export const isSupported = (country: string): boolean => !unsupported.has(country);
