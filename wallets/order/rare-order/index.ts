/** What few orders need: goods that are not shipped, later payments, typed discount codes, an older form of the API, addresses of few countries. */
export { cartBuyerUpdate } from './not-shipped';
export { changeBilling, setBillingAddress, setBuyerAndCountry } from './not-shipped';
export { changeCodes, refusedCodes } from './discount-codes';
export { laterPayments } from './subscriptions';
export { sendOlder } from './older-api';
export { asApiWants } from './correct-address';
export { unknownCountry } from './known-countries';
