/** What few presses need: errors of a new cart, wallets that are withdrawn, a cart that no script saves, dialogs that ask something. */
export { contentOfAsking } from './asking-dialogs';
export { outcomeOfErrors, storesWords } from './cart-errors';
export { saveFields } from './save-cart';
export { withdrawButton } from './withdraw';
