import { makeElement, ofDocument } from '../lib/dom';
import { savesData } from '../lib/saves-data';
import { pageOrigin } from '../lib/addresses';
import { CHECKOUT_ORIGIN } from '../storage-names';
import type { Button } from '../widget/press-code';

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

/** Connections that have been begun. */
const begun = new Set<string>();

/**
 * Begins the connection to another origin, once for each page.
 *
 * @param link what the browser has to know of it: connections for calls without cookies (`crossorigin`) are apart from those for pages
 */
function connect(link: { href: string; crossorigin?: '' }): void {
  const key = JSON.stringify(link);
  if (link.href === pageOrigin() || begun.has(key)) return;
  begun.add(key);
  // Old libraries replace `append`.
  ofDocument('head').appendChild(makeElement('link', { rel: 'preconnect', ...link }));
}

/**
 * Begins the connections that a press will need: to the store's API on another origin, to checkout there or where it was before in this visit,
 * and to the wallet's own page. Now, or when the shopper is on the way to the button, and points at it, touches or focuses it. None to the
 * platform's file host: a page that uses it is connected already.
 */
export function preconnect({ widget, element }: Button, leadsTo: string | undefined, isPressed: boolean): void {
  // In a task of its own: a slow processor sends the press's call to the store first.
  setTimeout(() => {
    const { apiBase } = widget.shop;
    const pages = [apiBase, checkoutOrigin(), leadsTo];
    if (savesData()) return;
    const connectAll = () => {
      connect({ href: apiBase, crossorigin: '' });
      for (const href of pages) if (href) connect({ href });
    };
    if (isPressed || element.matches(':hover, :focus-within')) return connectAll();
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, connectAll, { once: true });
  });
}
