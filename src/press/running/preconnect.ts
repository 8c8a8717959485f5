import { ofDocument } from '../../core/lib/of-document';
import { makeElement } from '../../core/lib/make-element';
import { isSparing } from '../../core/lib/is-sparing';
import { pageOrigin } from '../../core/lib/page-origin';
import { checkoutOrigin } from '../ending/checkout-origin';
import type { Button } from '../press';

/** Connections that have been started. */
const begun = new Set<string>();

/**
 * Starts the connection to another origin, once for each page.
 *
 * @param link what the browser has to know of it: connections for calls without cookies (`crossorigin`) are apart from those for pages
 */
function preconnect(link: { href: string; crossorigin?: '' }): void {
  const key = JSON.stringify(link);
  if (link.href === pageOrigin() || begun.has(key)) return;
  begun.add(key);
  // Old libraries replace `append`.
  ofDocument('head').appendChild(makeElement('link', { rel: 'preconnect', ...link }));
}

/**
 * Begins the connections that a press will need: to the store's API on another origin, to checkout there or where it was before in this
 * visit, and to the wallet's own page. None to the platform's file host: a page that uses it is connected already.
 */
export function connect({ widget }: Button, leadsTo?: string): void {
  if (isSparing()) return;
  const href = widget.shop.apiBase;
  preconnect({ href, crossorigin: '' });
  for (const page of [href, checkoutOrigin(), leadsTo]) if (page) preconnect({ href: page });
}

/** Begins them when the shopper is on the way to the button: points at it, touches or focuses it. */
export function connectOnTheWay(button: Button, leadsTo?: string): void {
  const { element } = button;
  const go = () => connect(button, leadsTo);
  if (element.matches(':hover, :focus-within')) return go();
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, go, { once: true });
}
