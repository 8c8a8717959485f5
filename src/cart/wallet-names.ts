import type { WalletId } from '../wallet';

/** A wallet's name in `X-Wallet-Name`. The core has the same names in its table, which the lazy side may not reach. */
export const walletNames = {
  buy_it_now: 'BuyItNow',
  more_options: 'MoreOptions',
  shop_pay: 'ShopPay',
  paypal: 'PayPal',
  venmo: 'Venmo',
  apple_pay: 'ApplePay',
  google_pay: 'GooglePay',
  amazon_pay: 'AmazonPay',
  buy_with_prime: 'BuyWithPrime',
  facebook_pay: 'FacebookPay',
} satisfies Record<WalletId, string>;
