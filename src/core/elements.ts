/** Custom elements of wallets, which hosts make and themes style: one export a wallet, so that only what is named is loaded. */
export const buyItNow = 'shopify-buy-it-now-button';
export const shopPay = 'shop-pay-wallet-button';
export const paypal = 'shopify-paypal-button';
export const applePay = 'shopify-apple-pay-button';
export const googlePay = 'shopify-google-pay-button';
export const amazonPay = 'shopify-amazon-pay-button';
export const moreOptions = 'more-payment-options-link';
/** Own names: the platform has none in public. */
export const venmo = 'shopify-venmo-button';
export const facebookPay = 'shopify-facebook-pay-button';
export const buyWithPrime = 'shopify-buy-with-prime-button';
