/** Six wallets of a cart page, as the demo store's `?wallets=` takes them; all can be here in Chromium, as Apple Pay can't. */
export const WALLETS = 'shop_pay,paypal,google_pay,facebook_pay,amazon_pay,venmo';
