import { adoptStyle } from '../lib/adopt-style';

/** Gives an element a closed shadow root with a style. */
export function openRoot(element: HTMLElement, css: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'closed' });
  adoptStyle(root, css);
  return root;
}
