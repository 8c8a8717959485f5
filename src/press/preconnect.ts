import { isSparing } from '../core/lib/is-sparing';
import { pageOrigin } from '../core/lib/page-origin';
import { loadRarePress } from './load-rare';
import { CHECKOUT_ORIGIN } from '../storage-names';
import type { Button } from '../core/button';

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

/**
 * Has the connections begun that a press will need: to the store's API on another origin, to checkout there or where it was before in this
 * visit, and to the wallet's own page. None to the platform's file host: a page that uses it is connected already. Most stores have all of
 * it on the page's own origin, so the code for that is a chunk of its own.
 */
export function preconnect({ widget, element }: Button, leadsTo: string | undefined, isPressed: boolean): void {
  // In a task of its own: a slow processor sends the press's call to the store first.
  setTimeout(() => {
    const { apiBase: api } = widget.shop;
    const pages = [api, checkoutOrigin(), leadsTo];
    if (isSparing() || pages.every((page) => !page || page === pageOrigin())) return;
    loadRarePress().then(
      ({ connect }) => connect(element, { api, pages }, isPressed),
      // A press works without it.
      () => {},
    );
  });
}
