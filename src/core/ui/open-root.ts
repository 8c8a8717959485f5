import { serverMarkup } from '../lacking';

/** Element → its closed shadow root, for our own code. */
export const roots = new WeakMap<Element, ShadowRoot>();

/** Opens the closed shadow root of an element. The root contains what a server has painted. */
export function openRoot(element: HTMLElement): ShadowRoot {
  const root = serverMarkup()?.rootOf(element) ?? element.attachShadow({ mode: 'closed' });
  roots.set(element, root);
  return root;
}
