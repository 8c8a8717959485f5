import { isLoading } from '../page';

/** Whether the parser has read all of an element: then a node follows it or one of its ancestors, or the page is complete. */
export function isWhole(element: Element): boolean {
  if (!isLoading()) return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}
