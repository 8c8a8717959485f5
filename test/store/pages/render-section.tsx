/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { CartState } from '../shop/cart/cart-state';
import type { PageRequest } from './page-request';
import { cartCount } from './cart/cart-count';
import { CartContents } from './cart/cart-contents';
import { DrawerContentsA } from './cart/cart-drawer';
import { CartTotals } from './cart/cart-lines';

const SECTIONS: Readonly<Record<string, (cart: CartState, req: PageRequest) => ComponentChildren>> = {
  'cart-count': (cart) => cartCount(cart),
  'cart-contents': (cart) => <CartContents cart={cart} place="cart" />,
  'cart-subtotal': (cart) => <CartTotals cart={cart} />,
  'cart-drawer': (_cart, req) => <DrawerContentsA req={req} />,
};

/**
 * Renders a section by name, which the Ajax cart adds to its answer for `sections=`, for the page of `sections_url=`; null when the
 * theme does not have it.
 */
export function renderSection(name: string, cart: CartState, page: PageRequest): string | null {
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined;
  return section ? renderToString(<>{section(cart, { ...page, cart })}</>) : null;
}
