import type { Product } from '../shop/catalog';
import type { PageRequest } from './page-request';
import { marketOf } from './price';
import type { PageType } from './page-type';
import { scriptJson } from './script-json';

const THEMES = {
  a: { id: 101, name: 'Wakaba' },
  b: { id: 102, name: 'Bengara' },
  hostile: { id: 103, name: 'Sumi' },
} satisfies Record<PageRequest['theme'], unknown>;

/**
 * The globals that the platform writes into every page's head, as one classic script.
 *
 * @param cartType where the page has buttons for the cart, in the words of the platform's older loader
 */
export function storeGlobals(
  req: PageRequest,
  pageType: PageType,
  cartType: 'cart_page' | 'cart_ajax' | null,
  product?: Product,
): string {
  const { country, currency } = marketOf(req);
  const shopify = {
    shop: 'karui-chaho.example',
    locale: 'ja',
    currency: { active: currency, rate: '1.0' },
    country,
    theme: THEMES[req.theme],
    routes: { root: '/' },
    ...(cartType && { CartType: cartType }),
  };
  const page = { pageType, ...(product && { resourceType: 'product', resourceId: product.id }) };
  const analytics = { meta: { currency, page } };
  return `window.Shopify = Object.assign(window.Shopify || {}, ${scriptJson(shopify)});
window.ShopifyAnalytics = ${scriptJson(analytics)};`;
}

/**
 * What the platform does when the widget's script does not load, or the browser has no modules: it removes both kinds of skeleton and
 * the subscription notice.
 */
export const CLEANUP = `function portableWalletsCleanup() {
  document
    .querySelectorAll('.shopify-payment-button__skeleton, shopify-accelerated-checkout > [aria-hidden], .wallet-cart-grid--skeleton, #shopify-buyer-consent')
    .forEach(function (node) { node.remove(); });
}`;

export const CLEANUP_NOMODULE = `document.addEventListener('DOMContentLoaded', portableWalletsCleanup);`;
