import { serverMarkup } from '../lacking';
import { adoptStyle } from './adopt-style';

/** Element → its closed shadow root, for our own code. */
export const roots = new WeakMap<Element, ShadowRoot>();

/** Opens the closed shadow root of an element, with a style. The root contains what a server has painted. */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  const root = serverMarkup()?.rootOf(element) ?? element.attachShadow({ mode: 'closed' });
  roots.set(element, root);
  adoptStyle(root, css);
  return root;
}
