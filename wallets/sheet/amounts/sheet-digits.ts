/**
 * Currencies without a smaller unit (ISO 4217, list one). `Intl` follows the CLDR, which leaves out the fraction of eleven more
 * currencies, although they are charged with one.
 */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';

/** Digits after the point that a sheet can show of a currency: never more than two, also where the currency has three. */
export const sheetDigits = (currency: string): number => (WHOLE.split(' ').includes(currency.toUpperCase()) ? 0 : 2);
