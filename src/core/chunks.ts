/** Every piece of code that the core fetches later. */
import { withTimeout } from './lib/with-timeout';

/** How long a shopper waits for a dialog, in milliseconds; after that the browser's own dialog is shown. */
const DIALOG_LIMIT = 8000;

/** Fetches what the wallets with a sheet share. Each imports by itself what it needs of it. */
async function sheet(): Promise<void> {
  await import('../../wallets/sheet');
}

/** Fetches what loads vendors' scripts. */
async function scriptLoader(): Promise<void> {
  await import('../load-script');
}

/** Fetches a wallet and what it shares with others at the same time: files that import one another would arrive one after another. */
const together = async <T>(wallet: Promise<T>, ...shared: Promise<unknown>[]): Promise<T> =>
  (await Promise.all([wallet, ...shared]))[0];

/** Fetches what every press needs after the click, whatever the wallet; and what looks after the buttons that are painted. */
export function loadPress() {
  // `src/painted` only shows and announces things: a press neither waits for it nor fails with it.
  import('../painted').then(
    ({ look }) => look(),
    () => {},
  );
  return import('../press');
}

export const loadBuyItNow = () => import('../../wallets/buy-it-now');
export const loadMoreOptions = () => import('../../wallets/more-options');
export const loadShopPay = () => import('../../wallets/shop-pay');
export const loadPayPal = () => together(import('../../wallets/paypal'), scriptLoader());
export const loadAmazon = () => together(import('../../wallets/amazon'), scriptLoader());
export const loadApplePay = () => together(import('../../wallets/apple-pay'), sheet());
export const loadGooglePay = () => together(import('../../wallets/google-pay'), sheet(), scriptLoader());

/** Fetches the dialog; rejects when it has not come after 8 s. */
export const loadDialog = () => withTimeout(DIALOG_LIMIT, import('../dialog'));

/** Fetches what looks after the hosts of a page from its first interaction on. */
export const loadCompanion = () => import('../companion');

/** Fetches what fills a checkout page's button. */
export const loadCheckoutButton = () => import('../checkout-button');

/** Fetches what tidies up a page whose elements can't be defined. */
export const loadFallback = () => import('../fallback');
