import { adoptStyle } from '../lib/adopt-style';

/** Element → its closed shadow root, for our own code. */
export const roots = new WeakMap<Element, ShadowRoot>();

/**
 * Opens the closed shadow root of an element, with a style. The root contains what was painted before the widget. A server's root is known
 * to the element's internals. The snippet's root is returned by the element's own `attachShadow`, which is removed here so that only we
 * have it.
 */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  // Asked first, because `attachShadow` empties a server's root. Safari has internals from 16.4 on.
  const root = element.attachInternals?.().shadowRoot ?? element.attachShadow({ mode: 'closed' });
  delete (element as { attachShadow?: unknown }).attachShadow;
  roots.set(element, root);
  adoptStyle(root, css);
  return root;
}
