/** An order of which nothing is shipped, whose taxes depend on the card's address: a chunk of its own, fetched with such an order. */
export { cartBuyerUpdate } from './buyer-and-billing';
export { changeBilling, setBillingAddress, setBuyerAndCountry } from './billing-steps';
