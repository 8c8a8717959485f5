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
 * The same for an element that stands in the page already: the view takes it over and leaves alone all that stands beside it.
 *
 * @param painted what the view's one element is to be
 * @param asPainted the view as it was painted: what differs from that is written
 */
export function takeOver(painted: Element, asPainted: ComponentChild, view: () => ComponentChild): () => void {
  // Preact asks a root for its children only: this one has no others than that element.
  const root = { firstChild: painted, childNodes: [painted] } as unknown as Element;
  hydrate(asPainted, root);
  return mount(root, view);
}
