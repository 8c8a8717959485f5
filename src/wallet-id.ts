/** Names of wallets and pages: a part of the contract of wallets, which `wallet.ts` hands on. Types only. */

/** The name of a wallet in `recommended`, `fallback` and `wallet-configs`. */
export type WalletId =
  | 'buy_it_now'
  | 'more_options'
  | 'shop_pay'
  | 'paypal'
  | 'venmo'
  | 'apple_pay'
  | 'google_pay'
  | 'amazon_pay'
  | 'buy_with_prime'
  | 'facebook_pay';

/** The type of the page. */
export type PageType = 'product' | 'cart_page' | 'cart_ajax' | 'checkout' | 'unknown';
