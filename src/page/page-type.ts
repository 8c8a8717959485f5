import type { PageType } from '../wallet';

/** What themes and the platform leave on `window`; any of it may be missing or blocked. */
interface StoreGlobals {
  Shopify?: { CartType?: unknown };
  ShopifyAnalytics?: { meta?: { page?: { pageType?: unknown } } };
}

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
  const cartType = String(Shopify?.CartType);
  if (/^cart_(page|ajax)$/.test(cartType)) return cartType as PageType;
  // Other words of the analytics (index, collection …) say nothing about us.
  for (const word of [ShopifyAnalytics?.meta?.page?.pageType, fromScriptTag()]) {
    if (word === 'product') return word;
    if (word === 'cart') return 'cart_page';
  }
  return 'unknown';
}
