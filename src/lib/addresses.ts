/**
 * The page's own origin, which a `<base>` can't change. A frame that its page has written (`srcdoc`) has no address of its own, but has
 * inherited the origin. Empty where the page has none: in such a frame that is sandboxed.
 */
export const pageOrigin = (): string =>
  [location.origin, globalThis.origin].find((origin) => origin?.startsWith('http')) ?? '';

/** The host's name in that origin, without a port. */
export const pageHost = (): string => pageOrigin().replace(/^.*\/\/|:\d+$/g, '');

interface Page {
  Shopify?: { routes?: { root?: string } };
}

/**
 * The path of a language, such as `/en-us`, of an address within it; empty where there is none, and for an address that leads to another
 * server or is none.
 */
export const languagePath = (address: string): string =>
  (/^(\/[\w-]+)*?(?=\/?(cart(\/add)?)?$)/.exec(address) || [''])[0];

/** Where a form of the page sends a product or the cart; null without one. */
function cartAddress(): string | null {
  const form = document.querySelector('form[action$="/cart/add"],form[action$="/cart"]');
  // Through the prototype, because a field may be named `getAttribute`.
  return form && (Object.getPrototypeOf(form) as Element).getAttribute.call(form, 'action');
}

/**
 * The path of a page of the store, such as `/cart`, in the language of this page: below `/en-us` where the platform says so, else where the
 * page's own forms are sent to.
 */
export const storePath = (path: string): string =>
  languagePath((globalThis as Page).Shopify?.routes?.root || cartAddress() || '') + path;
