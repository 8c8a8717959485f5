/** The shadow roots that contain an element, from the inside out. Events such as `change` and `submit` do not leave a shadow root. */
export function shadowRootsAround(element: Element): ShadowRoot[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : [];
}
