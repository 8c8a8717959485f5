/** What is needed only when the shopper pays: a chunk of its own. */
export { makeOrder } from './make-order';
export { payTotal } from './pay';
export { walletPayment } from './payment-input';
