import { rowWidth } from '../ui/row-width';
import { words } from '../words';
import { add } from './add';
import { openRoot } from './open-root';

/** A cart's grid in the host's own root, which the widget gets when it asks for one: none can be taken away again. */
export const openGrid = (host: HTMLElement, instruments: readonly string[]): void => {
  const root = openRoot(host);
  host.attachShadow = () => root;
  root.textContent = '';
  const wrapper = add(root, 'div', { className: 'wrapper' });
  add(wrapper, 'h2', { lang: 'ja', textContent: words.expressCheckout });
  const grid = add(wrapper, 'div', { part: 'grid', style: `--karui-row:${rowWidth(instruments)}` });
  for (const instrument of instruments)
    add(add(grid, 'div', { part: 'button-box' }), 'slot', { name: `button-${instrument}` });
};
