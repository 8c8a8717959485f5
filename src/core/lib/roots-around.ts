/** The shadow roots that an element stands in, and the window: events such as `change` and `submit` leave no shadow root. */
export function rootsAround(element: Element): EventTarget[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [window];
}
