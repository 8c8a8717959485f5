import { pageOrigin } from '../core/lib/page-origin';

/**
 * The shopper's cart on the store: with or without a locale, `.js`, a query. The group `write` is there for paths that modify it, not
 * for reads (https://shopify.dev/docs/api/ajax/reference/cart).
 */
const CART = /^(\/[a-z]{2,3}(-\w+)*)?\/cart(\/(?<write>add|change|update|clear))?(\.js)?\/?($|[?#])/i;

/** The same in Hydrogen: a data request of React Router for its cart page, and the cart's own route. Both read and write; a read asks for nothing worse than a look at the cart. */
const HYDROGEN = /^(\/api\/cart\/?|(\/[a-z]{2,3}(-\w+)*)?\/cart\.data)($|[?#])/i;

/** What a write can save: the cart's lines alone, or its note and attributes as well. */
export type Written = 'lines' | 'all';

/** What an address of the page's does with the cart; undefined if it is about something else, as addresses of other origins are. */
export function cartRequest(address: string | null): Written | 'read' | undefined {
  const path = `${address}`.replace(pageOrigin(), '');
  if (HYDROGEN.test(path)) return 'all';
  const cart = CART.exec(path);
  const write = cart?.groups?.['write'];
  if (write) return /update/i.test(write) ? 'all' : 'lines';
  return cart ? 'read' : undefined;
}
