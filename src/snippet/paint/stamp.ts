/**
 * Makes the nodes of a view from `src/core/ui`, one by one as Preact makes them, which later takes them over. Views are written once, for
 * both; they have no state. Own properties only: an old library of the page may give all objects more.
 */
import type { ComponentChild, VNode } from 'preact';

/** Properties of a view's element. */
export type Props = Readonly<Record<string, unknown>>;

/** Writes what differs from the properties that were last written, so that the page's own changes in between stay. */
export function write(element: HTMLElement, props: Props, before: Props = {}): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === before[name] || name === 'children') continue;
    // One by one, because a strict content policy forbids the attribute. A button keeps its style.
    if (name === 'style')
      for (const [key, text] of before[name] ? [] : Object.entries(value as Record<string, string>))
        element.style.setProperty(key, text);
    else if (name in element) (element as unknown as Record<string, unknown>)[name] = value;
    else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value as string);
  }
}

/** The element of a view that has no component around it, nowhere yet. */
export function stampAlone({ type, props }: VNode<object>): HTMLElement {
  const element = document.createElement(type as string);
  write(element, props as Props);
  stamp(element, (props as Props)['children'] as ComponentChild);
  return element;
}

/** Appends the nodes of a view. */
export function stamp(parent: Node, child: ComponentChild): void {
  if (Array.isArray(child)) for (const item of child) stamp(parent, item);
  else if (typeof child === 'string') parent.appendChild(document.createTextNode(child));
  else if (child) {
    const { type, props } = child as VNode<Props>;
    if (typeof type === 'function') return stamp(parent, (type as (props: Props) => ComponentChild)(props));
    parent.appendChild(stampAlone(child as VNode<object>));
  }
}
