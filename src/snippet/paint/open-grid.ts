import { rowWidth } from '../../core/ui/row-width';
import { words } from '../../core/words';
import { add } from './add';
import { openRoot } from './open-root';

/** Makes a cart's grid in the host's shadow root. The widget gets the same root from `attachShadow`, because a host can't have a second one. */
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
