import type { PageType } from '../wallet';

/** What themes and the platform leave on `window`; any of it may be missing or blocked. */
interface StoreGlobals {
  Shopify?: { CartType?: unknown };
  ShopifyAnalytics?: { meta?: { page?: { pageType?: unknown } } };
}

/** The analytics' word for a page → ours. Other words (index, collection …) say nothing about us. */
const FROM_ANALYTICS = new Map<unknown, PageType>([
  ['product', 'product'],
  ['cart', 'cart_page'],
]);

const CART_TYPES: readonly unknown[] = ['cart_page', 'cart_ajax'] satisfies PageType[];

function fromScriptTag(): unknown {
  try {
    return (
      JSON.parse(document.querySelector('script#shop-js-analytics')?.textContent ?? '{}') as { pageType?: unknown }
    ).pageType;
  } catch {
    // The tag belongs to the page: a broken one means only that we do not know.
    return undefined;
  }
}

/** The page's type, in the specification's order (shell §2): the store's cart type, the analytics, their JSON tag, unknown. */
export function pageType(): PageType {
  const { Shopify, ShopifyAnalytics } = window as StoreGlobals;
  const cartType = Shopify?.CartType;
  if (CART_TYPES.includes(cartType)) return cartType as PageType;
  const words = [ShopifyAnalytics?.meta?.page?.pageType, fromScriptTag()];
  return words.map((word) => FROM_ANALYTICS.get(word)).find(Boolean) ?? 'unknown';
}
