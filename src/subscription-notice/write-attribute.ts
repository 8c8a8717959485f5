/** Writes an attribute only if it differs: every write is a mutation, and an observer that answers by writing would never end. */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
