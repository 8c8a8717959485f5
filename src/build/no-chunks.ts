/** Replaces `src/core/chunks.ts` where only the table of wallets is read and nothing is fetched: on a server. */
const none = () => Promise.reject(new Error('nothing is fetched here'));

export const loadAmazon = none;
export const loadApplePay = none;
export const loadApple = none;
export const loadGooglePay = none;
export const loadPayPal = none;
export const loadShopPay = none;
