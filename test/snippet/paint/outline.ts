/** Attributes in the order of their names, and children, without the logo's address and words, which the widget writes later. */
export function outline(element: Element): unknown {
  const later = element.localName === 'img' ? ['alt', 'src'] : [];
  const attributes = [...element.attributes]
    .filter(({ name }) => !later.includes(name))
    .map(({ name, value }) => `${name}=${value.replace(/\s/g, '')}`)
    .sort();
  return [element.localName, attributes, [...element.children].map(outline), element.textContent];
}
