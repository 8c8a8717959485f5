import type { WalletId } from '../wallet.ts';

/**
 * The chunks that a press of each wallet needs beyond the core, by name: the snippet asks for them in one wave when the first touch of a page
 * is the press, and those that look at the ground of its button. A test compares them with the built files.
 */
export const PRESS_FILES = {
  buy_it_now: ['press', 'buy-it-now'],
  more_options: ['press', 'more-options'],
  shop_pay: ['press', 'shop-pay'],
  paypal: ['press', 'paypal', 'load-script'],
  venmo: ['press', 'paypal', 'load-script'],
  apple_pay: ['press', 'apple-pay', 'order', 'apple'],
  google_pay: ['press', 'google-pay', 'order', 'load-script', 'apple'],
  amazon_pay: ['press', 'amazon', 'load-script'],
  buy_with_prime: ['press', 'amazon', 'load-script'],
  facebook_pay: ['press', 'buy-it-now'],
} as const satisfies Record<WalletId, readonly string[]>;
