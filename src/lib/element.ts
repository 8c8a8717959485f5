/** Makes an element: `element('slot', { name: 'button' })`. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Node[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  for (const child of children) made.appendChild(child);
  return made;
}
