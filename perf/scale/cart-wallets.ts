/** Six wallets of a cart page, as the demo store's `?wallets=` takes them. */
export const WALLETS = 'shop_pay,paypal,google_pay,apple_pay,amazon_pay,venmo';
