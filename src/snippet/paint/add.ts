/** Makes an element at the end of another, with what its properties are to be. */
export const add = (parent: Node, name: string, properties: Readonly<Record<string, string>>): HTMLElement =>
  parent.appendChild(Object.assign(document.createElement(name), properties));
