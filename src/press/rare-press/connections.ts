import { ofDocument } from '../../core/lib/of-document';
import { makeElement } from '../../core/lib/make-element';
import type { Destinations } from '../load-rare';
import { pageOrigin } from '../../core/lib/page-origin';

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

/** Begins the connections for a press: now, or when the shopper is on the way to the button, and points at it, touches or focuses it. */
export function connect(element: HTMLElement, { api, pages }: Destinations, isPressed: boolean): void {
  const connectAll = () => {
    preconnect({ href: api, crossorigin: '' });
    for (const href of pages) if (href) preconnect({ href });
  };
  if (isPressed || element.matches(':hover, :focus-within')) return connectAll();
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, connectAll, { once: true });
}
