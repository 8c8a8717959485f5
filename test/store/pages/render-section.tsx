/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import type { CartState } from '../cart-state';
import { cartCount } from './cart-count';
import { CartContents } from './cart-contents';

const SECTIONS: Readonly<Record<string, (cart: CartState) => string>> = {
  'cart-count': (cart) => String(cartCount(cart)),
  'cart-contents': (cart) => renderToString(<CartContents cart={cart} />),
};

/** A section by name, as the Ajax cart sends it along when asked by `sections=`; null when the theme has none of that name. */
export function renderSection(name: string, cart: CartState): string | null {
  return Object.hasOwn(SECTIONS, name) ? (SECTIONS[name]?.(cart) ?? null) : null;
}
