/** Every piece of code that the core fetches later. */
import { withTimeout } from './lib/with-timeout';
import type { Prepare } from './wallet';

/** How long a shopper waits for a dialog, in milliseconds; after that the browser's own dialog is shown. */
const DIALOG_LIMIT = 8000;

/** Fetches what every press needs after the click, whatever the wallet. */
export const loadPress = () => import('./press');

// Fetched together, because files that import one another would arrive one after another.
const withPress = async (wallet: Promise<{ prepare: Prepare }>, shared?: Promise<unknown>): Promise<Prepare> =>
  (await Promise.all([wallet, loadPress(), shared]))[0].prepare;

// The wallet imports what it needs of the sheet. Nobody needs all of it as an object, and so the bundler makes none.
const withSheet = (wallet: Promise<{ prepare: Prepare }>) =>
  withPress(
    wallet,
    import('../wallets/sheet').then(() => {}),
  );

export const loadBuyItNow = () => withPress(import('../wallets/buy-it-now'));
export const loadMoreOptions = () => withPress(import('../wallets/more-options'));
export const loadShopPay = () => withPress(import('../wallets/shop-pay'));
export const loadApplePay = () => withSheet(import('../wallets/apple-pay'));
export const loadGooglePay = () => withSheet(import('../wallets/google-pay'));

/** Fetches the dialog; rejects when it has not come after 8 s. */
export const loadDialog = () => withTimeout(DIALOG_LIMIT, import('./dialog'));

/** Fetches the consent notice and the links to policies. */
export const loadConsent = () => import('./consent');

/** Fetches what notices when the page changes the shopper's cart. */
export const loadCartWatch = () => import('./cart-watch');

/** Fetches what looks after the hosts of a page from its first interaction on. */
export const loadCompanion = () => import('./companion');

/** Fetches what derives custom properties from a theme's rules on old class names. */
export const loadCompat = () => import('./compat');

/** Fetches what tidies up a page whose elements can't be defined. */
export const loadFallback = () => import('./fallback');
