/**
 * The path of a page of the store, such as `/cart`, in the language of this page: below `/en-us` where the platform says so, else where the
 * page's own forms are sent to.
 */
export function storePath(path: string): string {
  const { Shopify } = globalThis as { Shopify?: { routes?: { root?: string } } };
  const form = 'form[action$="/cart/add"],form[action$="/cart"]';
  const root = Shopify?.routes?.root ?? document.querySelector(form)?.getAttribute('action');
  return (/^(\/[\w-]+)*?(?=\/?(cart(\/add)?)?$)/.exec(root!)?.[0] ?? '') + path;
}
