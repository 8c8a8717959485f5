/** The platform's own wallet script, which a product page loads by a tag of its own besides `Shopify.PaymentButton.init()`. */
const STORES = /\/portable-wallets[./]/;

/** Karui's own entry, of whatever version. */
const KARUI = /\/karui\/[^/"'\s]+\/wallets\.js/;

/** Whether an address is that of the store's own wallet script, which would define the elements before the widget does. */
export const isStoresWalletScript = (address: string): boolean => STORES.test(address);

/** Whether an address or some HTML names a widget that the store has installed already. */
export const isKaruiScript = (text: string): boolean => KARUI.test(text);
