import { adoptStyle } from '../lib/adopt-style';
import { element } from '../lib/element';
import gridStyle from '../ui/grid.css?inline';
import hostStyle from '../ui/host.css?inline';
import { rowWidth } from '../ui/row-width';
import { words } from '../words';

/** A cart's grid in the host's own root, which the widget gets when it asks for one: none can be taken away again. */
export function openGrid(host: HTMLElement, instruments: readonly string[]): void {
  const wrapper = element('div', { class: 'wrapper' });
  wrapper.appendChild(document.createElement('h2')).textContent = words.expressCheckout;
  const grid = wrapper.appendChild(element('div', { part: 'grid' }));
  grid.style.setProperty('--karui-row', rowWidth(instruments));
  for (const instrument of instruments)
    grid
      .appendChild(element('div', { part: 'button-box' }))
      .appendChild(element('slot', { name: `button-${instrument}` }));
  const root = host.attachShadow({ mode: 'closed' });
  host.attachShadow = () => root;
  adoptStyle(root, hostStyle + gridStyle);
  root.textContent = '';
  root.appendChild(wrapper);
}
