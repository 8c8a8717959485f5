export { kind } from './cart-host';
export { cartPurchase } from './cart-purchase';
