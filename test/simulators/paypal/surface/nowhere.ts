import { supportsPopups, type Browser } from '../buttons/browsers';
import type { Options } from '../shopper/options';
import type { FaceActs, OpenedWindow, Shown, Surface, WindowActs } from './surface';

/** A window that nobody sees: it has loaded as soon as it has something to show. */
function openWindow(kind: OpenedWindow['kind'], acts: () => WindowActs | null): OpenedWindow {
  let isClosed = false;
  let hasLoaded = false;
  return {
    kind,
    show({ order }: Shown) {
      if (!order || hasLoaded) return;
      hasLoaded = true;
      setTimeout(() => {
        if (!isClosed) acts()?.loaded();
      }, 0);
    },
    close: () => void (isClosed = true),
  };
}

/** No page at all, for tests that need none: any container will do, and buttons are clicked by calling `click()`. */
export function nowhere(options: Options, browser: Browser): Surface {
  return {
    browser,
    place: (container) =>
      container ? { type: 'there', container } : { type: 'missing', message: 'Expected an element or selector' },
    paint(_container, _face, acts: FaceActs) {
      let isShown = true;
      setTimeout(() => isShown && acts.ready(), 0);
      return {
        click() {
          const isPopup = supportsPopups(browser) && options.popups !== 'blocked';
          let window: WindowActs | null = null;
          const opened = openWindow(isPopup ? 'popup' : 'iframe', () => window);
          window = acts.click(opened);
        },
        isShown: () => isShown,
        busy() {},
        remove: () => void (isShown = false),
      };
    },
  };
}
