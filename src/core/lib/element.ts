/** Makes an element with attributes: `element('shop-pay-wallet-button', { slot: 'button' })`. */
export function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
