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
    // The tag is the page's: if it is broken, the page's type is unknown.
    return undefined;
  }
}

/**
 * The page's type: from the store's statement about its cart, otherwise from its analytics, otherwise from the analytics' JSON tag. The
 * first is the most certain.
 */
export function pageType(): PageType {
  const { Shopify, ShopifyAnalytics } = globalThis as StoreGlobals;
  const cartType = String(Shopify?.CartType);
  if (/^cart_(page|ajax)$/.test(cartType)) return cartType as PageType;
  // Other page types of the analytics (index, collection …) make no difference to the buttons.
  for (const word of [ShopifyAnalytics?.meta?.page?.pageType, fromScriptTag()]) {
    if (word === 'product') return word;
    if (word === 'cart') return 'cart_page';
  }
  return 'unknown';
}
