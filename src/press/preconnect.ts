import type { Pressable } from '../core/click';
import { element as make } from '../core/lib/element';
import { isSparing } from '../core/lib/is-sparing';

/** Connections that have been started. */
const begun = new Set<string>();

/**
 * Starts the connection to another origin, once for each page.
 *
 * @param kind browsers use separate connections for navigation and for calls without cookies
 */
function preconnect(origin: string, kind: 'page' | 'calls'): void {
  const key = kind + origin;
  if (origin === location.origin || begun.has(key)) return;
  begun.add(key);
  const link = make('link', { rel: 'preconnect', href: origin });
  if (kind === 'calls') link.setAttribute('crossorigin', '');
  document.head.append(link);
}

/** Begins the connections that a press will need: to the store's API and checkout on another origin, and to the wallet's own page. */
export function connect({ widget }: Pressable, leadsTo?: string): void {
  if (isSparing()) return;
  const { apiBase } = widget.shop;
  preconnect(apiBase, 'calls');
  preconnect(apiBase, 'page');
  if (leadsTo) preconnect(leadsTo, 'page');
}

/** Begins them when the shopper is on the way to the button: points at it, touches or focuses it. */
export function connectOnTheWay(pressable: Pressable, leadsTo?: string): void {
  const { element, end: signal } = pressable;
  const go = () => connect(pressable, leadsTo);
  if (element.matches(':hover, :focus-within')) return go();
  for (const type of ['pointerenter', 'focusin'])
    element.addEventListener(type, go, { once: true, passive: true, ...(signal && { signal }) });
}
