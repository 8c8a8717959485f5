import { words } from './words';

const LINES = 5;

/** Five grey lines in place of a text to come; a screen reader hears that it is loading. */
export function skeleton(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'skeleton';
  node.setAttribute('role', 'img');
  node.setAttribute('aria-label', words.loading);
  for (let line = 0; line < LINES; line++) node.appendChild(document.createElement('i'));
  return node;
}
