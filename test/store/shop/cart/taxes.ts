import { EURO_COUNTRIES } from './money';

interface Rates {
  /** Per cent on goods, delivery and duties. */
  tax: number;
  /** Prices contain the tax; elsewhere it is added to them. */
  isContained?: true;
  /** Per cent of customs duty on goods. */
  duty: number;
}

const EUROPE: Rates = { tax: 20, duty: 0 };

/** Taxes by country. Prices in Japan contain them (内税), as the law requires. Tea for the United States costs duty. */
const rates: Record<string, Rates> = {
  JP: { tax: 10, isContained: true, duty: 0 },
  US: { tax: 8, duty: 15 },
  CA: { tax: 5, duty: 5 },
  AU: { tax: 10, duty: 0 },
  GB: EUROPE,
  ...Object.fromEntries(EURO_COUNTRIES.map((code) => [code, EUROPE])),
};

/** The tax rates of a country; 0 for countries that are not in the table. */
export const taxRates = (country: string): Rates => rates[country] ?? { tax: 0, duty: 0 };
