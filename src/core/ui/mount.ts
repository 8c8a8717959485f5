import { effect } from '@preact/signals';
import { render, type ComponentChild } from 'preact';

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

/** Empties a root, so that another view can be rendered into it. */
export function empty(root: DocumentFragment): void {
  render(null, root);
  // Preact removes an element by its `remove` method, which old libraries replace with their own.
  root.textContent = '';
}
