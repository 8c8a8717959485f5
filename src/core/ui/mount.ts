import { effect } from '@preact/signals';
import { hydrate, render, type ComponentChild, type VNode } from 'preact';
import { jsx } from 'preact/jsx-runtime';

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

/** Content that is never written. */
const LEFT_ALONE = { __html: '' };

/** A view's element without the content: the page may have changed that since it was painted. */
const withoutContent = ({ type, props }: VNode<object>): VNode =>
  jsx(type as string, { ...props, children: null, dangerouslySetInnerHTML: LEFT_ALONE });

/**
 * Renders a view into a root: what is painted there is taken over. Without that, Preact gets a new parent; in the root it would continue
 * with what it rendered there before.
 */
export function mountInRoot(root: ShadowRoot, view: () => ComponentChild): () => void {
  const place = root.firstChild ? root : new DocumentFragment();
  const stop = mount(place, view);
  if (place !== root) root.appendChild(place);
  return stop;
}

/**
 * Like `mount`, for an element that is already in the page: the view takes it over, and leaves its content and everything beside it alone.
 *
 * @param painted the element that becomes the view's only element
 * @param asPainted the view in the state in which it was painted: only differences from it are written
 */
export function takeOver(painted: Element, asPainted: VNode<object>, view: () => VNode<object>): () => void {
  // Preact reads only a root's children: this fake root has the painted element as its only child.
  const root = { firstChild: painted, childNodes: [painted] } as unknown as Element;
  hydrate(withoutContent(asPainted), root);
  return mount(root, () => withoutContent(view()));
}
