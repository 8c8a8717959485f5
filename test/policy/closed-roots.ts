import { vi } from 'vitest';

/** Notes closed shadow roots as they are made, oldest first: nothing else leads into them. */
export function noteClosedRoots(): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  const attachShadow = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init: ShadowRootInit) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    return root;
  });
  return roots;
}
