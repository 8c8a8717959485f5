/** Makes an element with attributes: `makeElement('shop-pay-wallet-button', { slot: 'button' })`. */
export function makeElement(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
