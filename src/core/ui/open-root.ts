import { early } from '../early';
import { takeRoot } from './hand-over';

/** Element → its closed shadow root, for our own code. */
export const roots = new WeakMap<Element, ShadowRoot>();

/** Opens the closed shadow root of an element, with a style. The root contains what was painted before the widget. */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  const root = takeRoot(element);
  roots.set(element, root);
  early().adoptStyle(root, css);
  return root;
}
