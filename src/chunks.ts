/** All that the core fetches: see `core/code.ts`. */
import {
  AMAZON,
  APPLE,
  APPLE_PAY,
  BUTTON_SIGNS,
  COMPANION,
  GOOGLE_PAY,
  PAYPAL,
  PRESS,
  RARE_HOSTS,
  SERVER_MARKUP,
  SHOP_PAY,
} from './chunk-names';
import type { Chunk } from './core/code';
import { fetchedCompanion } from './core/companion-code';
import { pressCode } from './core/press-code';

/** How long the companion may take, in milliseconds: a press may wait for it. */
const COMPANION_LIMIT = 8000;

/** Fetches what several wallets import. Nobody uses the results: the bundler would make module objects, see src/build/no-module-objects.ts. */
async function order(): Promise<void> {
  await import('../wallets/order');
}
async function scriptLoader(): Promise<void> {
  await import('./load-script');
}

/** Name → file. */
export const chunks: Readonly<Record<number, Chunk>> = {
  // From the page's first interaction on, and for each press.
  [COMPANION]: [() => import('./companion').then(fetchedCompanion), COMPANION_LIMIT],
  [PRESS]: [() => import('./press').then(pressCode)],
  [BUTTON_SIGNS]: [() => import('./button-signs')],
  // One for each wallet that has code of its own.
  [SHOP_PAY]: [() => import('../wallets/shop-pay')],
  [PAYPAL]: [() => import('../wallets/paypal'), 0, scriptLoader],
  [AMAZON]: [() => import('../wallets/amazon'), 0, scriptLoader],
  [APPLE_PAY]: [() => import('../wallets/apple-pay'), 0, order],
  [GOOGLE_PAY]: [() => import('../wallets/google-pay'), 0, order, scriptLoader],
  // Only in browsers with Apple Pay, before a click.
  [APPLE]: [() => import('./apple')],
  // Only for pages that a server has painted.
  [SERVER_MARKUP]: [() => import('./server-markup')],
  // Only for hosts that few pages have, and for pages that can't have buttons.
  [RARE_HOSTS]: [() => import('./rare-hosts')],
};
