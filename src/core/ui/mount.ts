import { effect } from '@preact/signals';
import { hydrate, render, type ComponentChild } from 'preact';

/**
 * Renders a view into a root and again whenever a signal that the view read has changed. One effect for the whole view instead of
 * a subscription in each component: the views are small, and the adapter that subscribes components weighs 1.8 kB.
 * So views read signals while they render and keep no state in hooks.
 *
 * @returns stops rendering; what was rendered stays
 */
export function mount(root: Element | DocumentFragment, view: () => ComponentChild): () => void {
  return effect(() => render(view(), root));
}

/**
 * Like `mount`, for an element that is already in the page: the view takes it over, and leaves everything beside it alone.
 *
 * @param painted the element that becomes the view's only element
 * @param asPainted the view in the state in which it was painted: only differences from it are written
 */
export function takeOver(painted: Element, asPainted: ComponentChild, view: () => ComponentChild): () => void {
  // Preact reads only a root's children: this fake root has the painted element as its only child.
  const root = { firstChild: painted, childNodes: [painted] } as unknown as Element;
  hydrate(asPainted, root);
  return mount(root, view);
}
