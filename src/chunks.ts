/** All that the core fetches: see `lib/code.ts`. */
import {
  AMAZON,
  APPLE,
  APPLE_PAY,
  COMPANION,
  GOOGLE_PAY,
  PAYPAL,
  PRESS,
  RARE_HOSTS,
  SERVER_MARKUP,
  SHOP_PAY,
} from './lib/chunk-names';
import { withTimeout } from './lib/async';
import type { Chunk } from './lib/code';
import { fetchedCompanion, type Companion } from './companion/companion-code';
import { pressCode, type PressCode } from './widget/press-code';
import { COMPANION_LIMIT } from './limits';

/** Fetches what hands its code over when it runs. */
async function companion(): Promise<Companion | undefined> {
  await import('./companion');
  return fetchedCompanion();
}
async function press(): Promise<PressCode | undefined> {
  await import('./press');
  return pressCode();
}

/** Fetches what several wallets import. Nobody uses the results: the bundler would make module objects, see src/build/no-module-objects.ts. */
async function order(): Promise<void> {
  await import('../wallets/order');
}
async function scriptLoader(): Promise<void> {
  await import('./load-script');
}

/** A wallet, and what it imports: fetched at the same time. If one file imported the next, they would arrive one after another. */
const beside = async <T>(wallet: Promise<T>, ...others: Promise<void>[]): Promise<T> =>
  (await Promise.all([wallet, ...others]))[0];

/** Name → file. */
export const chunks: Readonly<Record<number, Chunk>> = {
  // From the page's first interaction on, and for each press.
  [COMPANION]: () => withTimeout(COMPANION_LIMIT, companion()),
  [PRESS]: press,
  // One for each wallet that has code of its own.
  [SHOP_PAY]: () => import('../wallets/shop-pay'),
  [AMAZON]: () => beside(import('../wallets/amazon'), scriptLoader()),
  [APPLE_PAY]: () => beside(import('../wallets/apple-pay'), order()),
  [GOOGLE_PAY]: () => beside(import('../wallets/google-pay'), order(), scriptLoader()),
  [PAYPAL]: () => beside(import('../wallets/paypal'), scriptLoader()),
  // Only in browsers with Apple Pay, before a click.
  [APPLE]: () => import('./apple'),
  // Only for pages that a server has painted.
  [SERVER_MARKUP]: () => import('./server-markup'),
  // Only for hosts that few pages have, and for pages that can't have buttons.
  [RARE_HOSTS]: () => import('./rare-hosts'),
};
