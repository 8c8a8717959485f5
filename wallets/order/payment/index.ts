/** What is needed only when the shopper pays: a chunk of its own. */
export { hasPlan } from './has-plan';
export { makeOrder } from './make-order';
export { pay } from './pay';
export { walletPayment } from './payment';
