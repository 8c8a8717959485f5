export { kind } from './cart-host';
export { cartPurchase } from './cart-purchase';
export { pageType } from './page-type';
