interface Page {
  Shopify?: { routes?: { root?: string } };
}

/**
 * The path of a language, such as `/en-us`, of an address within it; empty where there is none, and for an address that leads to another
 * server or is none.
 */
export const languagePath = (address: string): string =>
  (/^(\/[\w-]+)*?(?=\/?(cart(\/add)?)?$)/.exec(address) || [''])[0];

/**
 * The path of a page of the store, such as `/cart`, in the language of this page: below `/en-us` where the platform says so, else where the
 * page's own forms are sent to. Written for the snippet, too, whose browsers may be old.
 */
export function storePath(path: string, page: object = globalThis): string {
  const { routes } = (page as Page).Shopify || {};
  let root: string | null | undefined = routes && routes.root;
  if (!root) {
    const form = document.querySelector('form[action$="/cart/add"],form[action$="/cart"]');
    // Through the prototype, because a field may be named `getAttribute`.
    root = form && Element.prototype.getAttribute.call(form, 'action');
  }
  return languagePath(root!) + path;
}
