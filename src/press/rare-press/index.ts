/** What few presses need: errors of a new cart, wallets that are withdrawn, a cart that no script saves, dialogs that few presses end in. */
export { contentOfRare } from './rare-dialogs';
export { outcomeOfErrors, storesWords } from './cart-errors';
export { saveFields } from './save-cart';
export { withdrawButton } from './withdraw';
