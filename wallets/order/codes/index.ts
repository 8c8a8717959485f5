/** What is needed only when the shopper types a discount code in a sheet: a chunk of its own. */
export { changeCodes } from './change-codes';
