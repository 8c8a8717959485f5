import { shadowRootsAround } from '../lib/dom';
import type { Widget } from '../widget/live-widgets';
import { whenIdle } from './when-idle';

/**
 * Reads a product form again after each event that may have changed it, until the widget's end. Some changes have no event of their own: a
 * field that a swatch's script sets, or the fields of a form that is reset.
 */
export function refreshForm({ host, purchase, end }: Widget): void {
  const refresh = () => void whenIdle(purchase.refresh);
  // The form may have changed before this code was loaded.
  refresh();
  for (const type of ['change', 'reset', 'click'])
    for (const root of [window, ...shadowRootsAround(host)])
      root.addEventListener(type, refresh, { capture: true, signal: end });
}
