/** Yen for one unit of a currency. Fixed, so that tests know the amounts. */
const YEN_PER_UNIT: Record<string, number> = {
  JPY: 1,
  USD: 150,
  EUR: 160,
  GBP: 190,
  CAD: 110,
  AUD: 100,
};

/** Where one pays in euros. */
export const EURO_COUNTRIES = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'];

const CURRENCY_OF_COUNTRY: Record<string, string> = {
  JP: 'JPY',
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  ...Object.fromEntries(EURO_COUNTRIES.map((country) => [country, 'EUR'])),
};

export const SHOP_COUNTRY = 'JP';
export const SHOP_CURRENCY = 'JPY';

/** The currency for a country; countries without a market of their own pay in the shop's currency. */
export const currencyOfCountry = (country: string): string => CURRENCY_OF_COUNTRY[country] ?? SHOP_CURRENCY;

/** Rounds hundredths to the smallest coin: whole yen, or cents. */
export const roundToCoin = (hundredths: number, currency: string): number => {
  const coin = currency === 'JPY' ? 100 : 1;
  return Math.round(hundredths / coin) * coin;
};

/** Turns a catalogue price (hundredths of a yen) into hundredths of `currency`. */
export const priceIn = (currency: string, yenHundredths: number): number =>
  roundToCoin(yenHundredths / (YEN_PER_UNIT[currency] ?? 1), currency);

/** Writes hundredths as the API's Decimal: a string with at least one decimal, `108000` → `"1080.0"`. */
export const toDecimal = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(/(\.\d)0$/, '$1');
