/** The shadow roots that an element stands in, from the inside out. Events such as `change` and `submit` do not leave one. */
export function shadowRootsAround(element: Element): ShadowRoot[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}
