/** Every piece of code that the core fetches later. */
import type { PressFlow } from '../press';
import { withTimeout } from './lib/with-timeout';
import { flow } from './press-flow';

/** How long a dialog may take to load, in milliseconds. After that its callers do without, see show-ending.ts and policy-links.ts. */
const DIALOG_LIMIT = 8000;

/** Fetches the chunk that the wallets with a sheet share. Each of them imports what it needs from there. */
async function sheet(): Promise<void> {
  await import('../../wallets/sheet');
}

/** Fetches the chunk that loads vendors' scripts. */
async function scriptLoader(): Promise<void> {
  await import('../load-script');
}

/** Fetches a wallet and the chunks that it shares at the same time. If one file imported the next, they would arrive one after another. */
const together = async <T>(wallet: Promise<T>, ...shared: Promise<unknown>[]): Promise<T> =>
  (await Promise.all([wallet, ...shared]))[0];

/** Fetches the code that every press needs after the click, and the code for busy buttons, focus and colours. */
export async function loadPress(): Promise<PressFlow> {
  // `src/painted` only shows and announces things: a press neither waits for it nor fails with it.
  import('../painted').then(
    ({ look }) => look(),
    () => {},
  );
  await import('../press');
  if (!flow) throw new Error('a script came without its functions');
  return flow;
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

/** Fetches the code that looks after a page's hosts from the first interaction on. */
export const loadCompanion = () => import('../companion');

/** Fetches the code that fills a checkout page's button. */
export const loadCheckoutButton = () => import('../checkout-button');

/** Fetches the code that tidies up a page whose elements can't be defined. */
export const loadFallback = () => import('../fallback');
