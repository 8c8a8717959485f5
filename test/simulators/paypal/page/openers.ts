import { supportsPopups, type Browser } from '../buttons/browsers';
import type { Options } from '../shopper/options';
import type { OpenedWindow, WindowActs } from '../surface/surface';
import { WINDOW_FEATURES, type ToButton } from './messages';
import { drawOverlay } from './overlay';
import { directWindow } from './windows';

interface Openers {
  options: Options;
  browser: Browser;
  /** Where PayPal's own pages are, without a slash at the end. */
  base: string;
  /** Speaks to the button's frame. */
  post(message: ToButton): void;
  /** What is done with what happens in the window. */
  acts(): WindowActs | null;
}

/** The ways in which a click opens PayPal's window. Each shows a pane over the page while it is open. */
export function createOpeners({ options, browser, base, post, acts }: Openers) {
  const address = `${base}/checkoutnow`;
  const { origin } = new URL(base);
  const isPopup = () => supportsPopups(browser) && options.popups !== 'blocked';

  /** The window, and the pane over the page with it. */
  const covered = (opened: OpenedWindow): OpenedWindow => {
    const close = () => {
      opened.close();
      acts()?.closed();
    };
    const pane = drawOverlay(null, close);
    return {
      ...opened,
      close() {
        opened.close();
        pane.remove();
      },
    };
  };
  const openers = {
    /** Whether a click opens a window, if the browser lets it. */
    isPopup,
    /** The window that the button's frame has opened in the click. */
    ofFrame: (): OpenedWindow =>
      covered({
        kind: 'popup',
        show: (shown) => post({ type: 'show', shown }),
        close: () => post({ type: 'close' }),
      }),
    /** A frame over the page, where no window can be opened. */
    overPage(): OpenedWindow {
      const pane = drawOverlay(address, () => acts()?.closed());
      const target = () => pane.frame?.contentWindow ?? null;
      return directWindow({ target, origin, kind: 'iframe', lookEvery: options.lookEvery, acts, remove: pane.remove });
    },
    /** A window that the page's script opens, for a click before the button's frame was there. */
    early(): OpenedWindow {
      const popup = isPopup() ? window.open(address, '_blank', WINDOW_FEATURES) : null;
      if (!popup) return openers.overPage();
      const remove = () => popup.close();
      const { lookEvery } = options;
      return covered(directWindow({ target: () => popup, origin, kind: 'popup', lookEvery, acts, remove }));
    },
  };
  return openers;
}
