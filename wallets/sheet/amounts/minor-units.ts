/**
 * Currencies whose amounts have another number of digits after the point than two (ISO 4217, list one). `Intl` can't be asked: it
 * follows the CLDR, which has prices of the daily life in mind and gives 18 currencies fewer digits than they are charged with.
 */
const OTHERS: Readonly<Record<string, number>> = Object.assign(
  Object.create(null) as object,
  Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  Object.fromEntries('CLF UYW'.split(' ').map((code) => [code, 4])),
);

/** How many digits a currency (ISO 4217) has after the point: 0 for JPY, 3 for KWD, 2 for one that nobody knows. */
export const minorUnits = (currency: string): number => OTHERS[currency.toUpperCase()] ?? 2;
