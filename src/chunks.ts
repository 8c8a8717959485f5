/** Every piece of code that the core fetches later. */
import { withTimeout } from './lib/with-timeout';

/** How long a shopper waits for a dialog, in milliseconds; after that the browser's own dialog is shown. */
const DIALOG_LIMIT = 8000;

/** Fetches what every press needs after the click, whatever the wallet. */
export const loadPress = () => import('./press');

/** Fetches a wallet and what it shares with others at the same time: files that import one another would arrive one after another. */
const withSheet = async <T>(wallet: Promise<T>): Promise<T> => {
  // The wallet imports what it needs of the sheet. Nobody needs all of it as an object, and so the bundler makes none.
  const sheet = import('../wallets/sheet').then(() => {});
  return (await Promise.all([wallet, sheet]))[0];
};

export const loadBuyItNow = () => import('../wallets/buy-it-now');
export const loadMoreOptions = () => import('../wallets/more-options');
export const loadShopPay = () => import('../wallets/shop-pay');
export const loadPayPal = () => import('../wallets/paypal');
export const loadAmazon = () => import('../wallets/amazon');
export const loadApplePay = () => withSheet(import('../wallets/apple-pay'));
export const loadGooglePay = () => withSheet(import('../wallets/google-pay'));

/** Fetches the dialog; rejects when it has not come after 8 s. */
export const loadDialog = () => withTimeout(DIALOG_LIMIT, import('./dialog'));

/** Fetches what looks after the hosts of a page from its first interaction on. */
export const loadCompanion = () => import('./companion');

/** Fetches what tidies up a page whose elements can't be defined. */
export const loadFallback = () => import('./fallback');
