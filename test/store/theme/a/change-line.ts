import type { ChangeLine } from '../cart-lines';
import { here } from '../here';
import { keepFocus } from '../keep-focus';
import { parsePage, setMarkup } from '../markup';
import { writeCartJson } from '../write-cart';
import type { CartDrawer } from './cart-drawer';

/** The parts of the cart page that are rendered again: the lines and the subtotal, never the buttons. */
const PARTS = { 'cart-contents': '[data-cart-contents]', 'cart-subtotal': '[data-cart-subtotal]' };

function drawPage(cart: HTMLElement, sections: Readonly<Record<string, string>>): void {
  for (const [name, selector] of Object.entries(PARTS)) {
    const part = cart.querySelector<HTMLElement>(selector);
    const html = sections[name];
    if (part && html !== undefined) keepFocus(part, () => setMarkup(part, html));
  }
  cart.classList.toggle('is-empty', !cart.querySelector('[data-line]'));
}

/** Theme A: the answer contains the sections. On the cart page only lines and subtotal are replaced, in the drawer everything. */
export const changeLine: ChangeLine = async (cart, line, quantity) => {
  const drawer = cart.closest<CartDrawer>('cart-drawer');
  const sections = drawer ? ['cart-drawer'] : Object.keys(PARTS);
  const answer = await writeCartJson('/cart/change', { line, quantity, sections, sections_url: here() });
  if (answer.refused !== null) return answer;
  if (drawer) drawer.renderInner(parsePage(answer.sections['cart-drawer'] ?? ''));
  else drawPage(cart, answer.sections);
  return answer;
};
