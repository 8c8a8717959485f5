/** Writes an attribute only if it differs: each write is a mutation, and whoever answers mutations by writing would never rest. */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
