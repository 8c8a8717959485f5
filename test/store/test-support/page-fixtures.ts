import { Window } from 'happy-dom';
import type { CartState } from '../shop/cart/cart-state';
import { createCarts } from '../shop/cart/carts';
import { findProduct, type Product } from '../shop/catalog';
import type { PageRequest } from '../pages/page-request';

/** A product of the catalogue; throws when it is missing. */
export function product(handle: string): Product {
  const found = findProduct(handle);
  if (!found) throw new Error(`No product ${handle}`);
  return found;
}

/** A request for an address such as `/products/sencha?theme=b`. */
export function request(path: string, cart: CartState | null = null): PageRequest {
  const url = new URL(path, 'http://store.test');
  const theme = url.searchParams.get('theme') === 'b' ? 'b' : 'a';
  return { url, theme, version: '0.0.0-test', token: '0123456789abcdef0123456789abcdef', cart };
}

/** Parses HTML as a browser does, without running its scripts. */
export function parse(html: string) {
  const { document } = new Window({ settings: { enableJavaScriptEvaluation: false } });
  document.write(html);
  return document;
}

/** Returns the value, or throws when it is missing. */
export function the<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('Not in the page');
  return found;
}

/** A cart with one line of the product's first variant. */
export function cartOf(handle: string, changes: Partial<CartState['lines'][number]> = {}): CartState {
  const found = product(handle);
  const line = { id: 'line-1', product: found, variant: the(found.variants[0]), quantity: 1, sellingPlan: null };
  return {
    ...createCarts().create(),
    token: 'c1-token',
    key: 'secret',
    lines: [{ ...line, attributes: {}, ...changes }],
  };
}
