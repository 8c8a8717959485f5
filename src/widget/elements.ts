/**
 * Names of the wallets' elements, which hosts make and themes style. One export for each wallet, so that a bundle contains only the names
 * it uses.
 */
export const buyItNow = 'shopify-buy-it-now-button';
export const shopPay = 'shop-pay-wallet-button';
export const paypal = 'shopify-paypal-button';
export const applePay = 'shopify-apple-pay-button';
export const googlePay = 'shopify-google-pay-button';
export const amazonPay = 'shopify-amazon-pay-button';
export const moreOptions = 'more-payment-options-link';
/** Our own names: the platform has published none. */
export const venmo = 'shopify-venmo-button';
export const facebookPay = 'shopify-facebook-pay-button';
export const buyWithPrime = 'shopify-buy-with-prime-button';
