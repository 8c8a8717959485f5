/** Whether the parser has come to the end of an element: something stands behind it, or the page is all there. */
export function isWhole(element: Node): boolean {
  let node: Node | null = element;
  while (node && !node.nextSibling) node = node.parentNode;
  return !!node || document.readyState !== 'loading';
}
