import { early } from '../../core/early';
import { pageOrigin } from '../../core/lib/page-origin';
import { CHECKOUT_ORIGIN } from '../../storage-names';

/** How long the window around has to leave, in milliseconds: a browser refuses some frames without a word. */
const LIMIT = 1000;

/**
 * Opens checkout. If the page is in a frame, such as a quick view, checkout opens in the top window, because no shop allows a framed
 * checkout. If the browser does not allow that, checkout opens in the frame. Without a line it opens as soon as there is one, or not at
 * all: the page is never left for the browser's error page.
 */
export const openCheckout = (url: string): void =>
  early.withLine(() => {
    const here = () => location.assign(url);
    const { top } = window;
    if (!top || top === window.self) return here();
    try {
      top.location.href = url;
    } catch {
      return here();
    }
    setTimeout(here, LIMIT);
  });

/**
 * What hosts of one site have in common, roughly: the last two labels. Browsers keep the connections of each site apart, so that one that
 * is begun here for another site would not be used there.
 */
const siteOf = (host: string): string => host.split('.').slice(-2).join();

/** Remembers for the later pages of this visit where checkout is, if that is another origin of the page's own site. */
export function rememberCheckout(address: string): void {
  try {
    const { origin, hostname } = new URL(address);
    if (origin !== pageOrigin() && siteOf(hostname) === siteOf(location.hostname))
      sessionStorage.setItem(CHECKOUT_ORIGIN, origin);
  } catch {
    // The page may not write, or the storage is full: later presses connect when they lead there.
  }
}

/** The origin of the checkout, if an earlier press of this visit has led to another one than the page's. */
export function checkoutOrigin(): string | null {
  try {
    return sessionStorage.getItem(CHECKOUT_ORIGIN);
  } catch {
    // The page may not read.
    return null;
  }
}
