/** Makes an element with the given properties, and appends it to another. */
export const add = (parent: Node, name: string, properties: Readonly<Record<string, string>>): HTMLElement =>
  parent.appendChild(Object.assign(document.createElement(name), properties));
