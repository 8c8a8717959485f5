/** What the API wants otherwise than wallets write it, in few countries: a chunk of its own, fetched with the first address there. */
export { asApiWants } from './as-api-wants';
