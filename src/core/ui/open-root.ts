import { adoptStyle } from '../lib/adopt-style';

/** Element → its root, which is closed to all but us. */
export const roots = new WeakMap<Element, ShadowRoot>();

/**
 * The closed shadow root of an element, with a style. It holds what was painted before the widget: a server's root is known to the element's
 * internals, and the snippet's is what the element's own `attachShadow` answers, which is for us alone from then on.
 */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  // Asked first, because `attachShadow` empties a server's root. Safari has internals from 16.4 on.
  const root = element.attachInternals?.().shadowRoot ?? element.attachShadow({ mode: 'closed' });
  delete (element as { attachShadow?: unknown }).attachShadow;
  roots.set(element, root);
  adoptStyle(root, css);
  return root;
}
