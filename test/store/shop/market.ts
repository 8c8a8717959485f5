/** Where a shopper buys: the country whose prices are shown, and their currency. */
export interface Market {
  /** ISO 3166-1. */
  country: string;
  /** ISO 4217. */
  currency: 'JPY' | 'USD';
}

/** The markets of the shop, by currency. The first is its own. */
export const markets = {
  JPY: { country: 'JP', currency: 'JPY' },
  USD: { country: 'US', currency: 'USD' },
} as const satisfies Record<Market['currency'], Market>;
