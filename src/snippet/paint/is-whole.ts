import { isLoading } from '../page';

/** Whether the parser has come to the end of an element: something stands behind it or behind one around it, or the page is all there. */
export function isWhole(element: Element): boolean {
  if (!isLoading()) return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
