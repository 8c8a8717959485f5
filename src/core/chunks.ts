/** Every piece of code that the core fetches later. */
import type * as Fallback from '../fallback';
import type { Companion } from '../companion';
import type { PressCode } from './button';
import { ensureExport, handedOver } from './lib/ensure-export';
import { report } from './track';

/** Fetches the chunk that makes an order in a wallet's sheet, step by step. Each of these wallets imports what it needs from there. */
async function order(): Promise<void> {
  await import('../../wallets/order');
}

/** Fetches the chunk that loads vendors' scripts. */
async function scriptLoader(): Promise<void> {
  await import('../load-script');
}

/** Fetches a wallet and the chunks that it shares at the same time. If one file imported the next, they would arrive one after another. */
const together = async <T>(wallet: Promise<T>, ...shared: Promise<unknown>[]): Promise<T> =>
  (await Promise.all([wallet, ...shared]))[0];

let code: PressCode | undefined;

/** All that follows a click, in src/press; undefined until it is fetched. */
export const pressCode = (): PressCode | undefined => code;

/** Takes the code of a press, which hands itself over when it comes. */
export const takePressCode = (fetched: PressCode): void => void (code = fetched);

/** Fetches the code that every press needs after the click, and the code for busy buttons, focus and colours. */
export function loadPress(): Promise<PressCode> {
  // `src/button-signs` only shows and announces things: a press neither waits for it nor fails with it.
  ensureExport(import('../button-signs'), 'lookAtColors')
    .then(({ lookAtColors }) => lookAtColors())
    .catch(report);
  return handedOver(import('../press'), pressCode);
}

export const loadShopPay = () => ensureExport(import('../../wallets/shop-pay'), 'prepare');
export const loadPayPal = () => together(ensureExport(import('../../wallets/paypal'), 'prepare'), scriptLoader());
export const loadAmazon = () => together(ensureExport(import('../../wallets/amazon'), 'prepare'), scriptLoader());
export const loadApplePay = () => together(ensureExport(import('../../wallets/apple-pay'), 'prepare'), order());
export const loadGooglePay = () =>
  together(ensureExport(import('../../wallets/google-pay'), 'prepare'), order(), scriptLoader());

let looksAfter: Companion | undefined;

/** Takes the companion, which hands itself over when it comes. */
export const takeCompanion = (fetched: Companion): void => void (looksAfter = fetched);

/** Fetches the code that looks after a page's hosts from the first interaction on. */
export const loadCompanion = (): Promise<Companion> => handedOver(import('../companion'), () => looksAfter);

/** Fetches the code for a wallet's element that stands in a page without a host. */
export const loadWalletAlone = () => ensureExport(import('../wallet-alone'), 'fillAlone');

/** Fetches the code that takes over what a server has painted. */
export const loadServerMarkup = () => ensureExport(import('../server-markup'), 'takeOver');

/** Fetches the code that fills a checkout page's button, which buys the shopper's cart. */
export const loadCheckoutButton = () => ensureExport(import('../checkout-button'), 'kind');

/** Fetches what only a browser with Apple Pay needs. */
export const loadApple = () => ensureExport(import('../apple'), 'openSheet');

/** Fetches and runs the code for pages that can't have buttons, or keep changing a host. Without it the page stays as it is. */
export const fallBack = (run: (code: typeof Fallback) => void): void =>
  void ensureExport(import('../fallback'), 'clearSkeletons').then(run).catch(report);
