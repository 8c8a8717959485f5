import { rowWidth } from '../../core/ui/row-width';
import { EXPRESS_CHECKOUT } from '../../core/words';
import { add } from './add';
import { openRoot } from './open-root';

/** Host → its root: a host can't have a second one, and may be painted again. */
const roots = new WeakMap<Element, ShadowRoot>();

/** The host's root, empty. */
const emptyRoot = (host: HTMLElement): ShadowRoot => {
  const root = roots.get(host) ?? openRoot(host);
  roots.set(host, root);
  root.textContent = '';
  return root;
};

/** Makes a cart's grid in the host's shadow root, as `src/core/ui/cart-grid.tsx` does: `shown` are those of the wallets that can be bought with. */
export const openGrid = (host: HTMLElement, instruments: readonly string[], shown: readonly string[]): void => {
  const wrapper = add(emptyRoot(host), 'div', { className: 'wrapper' });
  add(wrapper, 'h2', { lang: 'ja', textContent: EXPRESS_CHECKOUT });
  const grid = add(wrapper, 'div', { part: 'grid', style: `--karui-row:${rowWidth(shown)}` });
  for (const instrument of instruments) {
    const box = add(grid, 'div', { part: 'button-box' });
    box.hidden = !shown.includes(instrument);
    add(box, 'slot', { name: `button-${instrument}` });
  }
};

/**
 * Makes the slots of a product's buttons in the host's shadow root, as `src/core/element/product-host.ts` does. One more slot has no name:
 * it shows what the platform's own script puts into the host if that runs before the widget.
 */
export const openPlaces = (host: HTMLElement): void => {
  const root = emptyRoot(host);
  for (const name of ['button', 'promise', 'more-options', '']) add(root, 'slot', { name });
};
