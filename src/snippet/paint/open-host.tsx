import type { ComponentChild } from 'preact';
import { CartGrid } from '../../cart/cart-grid';
import gridStyle from '../../cart/grid.css?inline';
import { ProductSlots } from '../../core/ui/product-slots';
import { early } from '../../early/early';
import { openRoot } from './open-root';
import { stamp } from './stamp';

/** Host → its root: a host can't have a second one, and may be painted again. */
const roots = new WeakMap<Element, ShadowRoot>();

/** Makes a view the content of the host's shadow root, which it returns. */
const open = (host: HTMLElement, view: ComponentChild): ShadowRoot => {
  const root = roots.get(host) ?? openRoot(host);
  roots.set(host, root);
  root.textContent = '';
  stamp(root, view);
  return root;
};

/** Makes a cart's grid: `shown` are those of the wallets that can be bought with. */
export const openGrid = (host: HTMLElement, instruments: readonly string[], shown: readonly string[]): void =>
  early.adoptStyle(open(host, <CartGrid instruments={instruments} shown={shown} />), gridStyle);

/** Makes the slots of a product's buttons. */
export const openPlaces = (host: HTMLElement): void => void open(host, (<ProductSlots isOpen />) as ComponentChild);
