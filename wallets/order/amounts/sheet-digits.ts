/**
 * Currencies without a smaller unit (ISO 4217, list one). `Intl` cannot be asked: it follows the CLDR, which is about prices of daily
 * life and gives 18 currencies fewer digits than they are charged with.
 */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';

/** Digits after the point that a sheet can show of a currency: never more than two, also where the currency has three. */
export const sheetDigits = (currency: string): number => (WHOLE.split(' ').includes(currency.toUpperCase()) ? 0 : 2);
