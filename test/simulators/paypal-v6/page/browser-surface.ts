import { WINDOW_FEATURES } from '../../paypal/page/messages';
import { drawOverlay } from '../../paypal/page/overlay';
import { directWindow } from '../../paypal/page/windows';
import type { OpenedWindow, WindowActs } from '../../paypal/surface/surface';
import type { Surface } from '../context';
import type { Options } from '../options';

/** Whether a window may be opened now. Browsers of tests let every window open, so the shopper's act is asked for as well. */
const mayOpen = (options: Options): boolean =>
  options.popups !== 'blocked' && ((navigator as Partial<Navigator>).userActivation?.isActive ?? true);

/**
 * Opens real windows, and frames over the page.
 *
 * @param base where PayPal's own pages are, without a slash at the end
 */
export function browserSurface(options: Options, base: string): Surface {
  const address = `${base}/checkoutnow`;
  const { origin } = new URL(base);

  const popup = (acts: () => WindowActs | null): OpenedWindow | null => {
    const opened = mayOpen(options) ? window.open(address, '_blank', WINDOW_FEATURES) : null;
    if (!opened) return null;
    const pane = drawOverlay(null, () => acts()?.closed());
    const remove = () => {
      opened.close();
      pane.remove();
    };
    const { lookEvery } = options;
    return directWindow({ target: () => opened, origin, kind: 'popup', lookEvery, acts, remove });
  };
  const modal = (acts: () => WindowActs | null): OpenedWindow => {
    const pane = drawOverlay(address, () => acts()?.closed());
    const target = () => pane.frame?.contentWindow ?? null;
    const { lookEvery } = options;
    return directWindow({ target, origin, kind: 'iframe', lookEvery, acts, remove: pane.remove });
  };
  return { open: (mode, acts) => (mode === 'popup' ? popup(acts) : modal(acts)) };
}
