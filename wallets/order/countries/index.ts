/** What the API wants otherwise than wallets write it, in few countries, and the countries that it knows. */
export { asApiWants } from './as-api-wants';
export { unknownCountry } from './known-countries';
