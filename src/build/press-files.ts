import type { WalletId } from '../wallet.ts';

/**
 * The chunks that a press of each wallet needs beyond the core, by name: the snippet asks for them in one wave when the first touch of a page
 * is the press. A test compares them with the built files.
 */
export const PRESS_FILES = {
  buy_it_now: ['checkout', 'buy-it-now'],
  more_options: ['checkout', 'more-options'],
  shop_pay: ['checkout', 'shop-pay'],
  paypal: ['checkout', 'paypal', 'load-script'],
  venmo: ['checkout', 'paypal', 'load-script'],
  apple_pay: ['checkout', 'apple-pay', 'sheet'],
  google_pay: ['checkout', 'google-pay', 'sheet', 'load-script'],
  amazon_pay: ['checkout', 'amazon', 'load-script'],
  buy_with_prime: ['checkout', 'amazon', 'load-script'],
  facebook_pay: ['checkout', 'buy-it-now'],
} as const satisfies Record<WalletId, readonly string[]>;
