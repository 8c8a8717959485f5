import { isLoading } from '../doc';

/** Whether the parser has come to the end of an element: something stands behind it, or the page is all there. */
export const isWhole = (node: Node | null): unknown =>
  node ? node.nextSibling || isWhole(node.parentNode) : !isLoading();
