import { shadowRootsAround } from '../core/lib/shadow-roots-around';
import type { Widget } from '../core/widget';
import { whenIdle } from './when-idle';

/**
 * Has a product form read again after what may have changed it: no event tells of a field that a swatch's script sets, or of the fields of
 * a form that is reset. Until the widget's end.
 */
export function refreshForm({ host, purchase, end }: Widget): void {
  const refresh = () => void whenIdle(purchase.refresh);
  // What came before this code is over.
  refresh();
  for (const type of ['change', 'reset', 'click'])
    for (const root of [window, ...shadowRootsAround(host)])
      root.addEventListener(type, refresh, { capture: true, signal: end });
}
