import { refreshCartCount } from './cart-count';
import type { CartWrite } from './write-cart';

/** Says in the form's status line what came of adding, and counts the cart again when something went in. */
export function showAnswer(line: Element | null, { refused }: Pick<CartWrite, 'refused'>): void {
  if (!line) return;
  line.classList.toggle('form-message--error', refused !== null);
  if (refused !== null) {
    line.textContent = refused;
    return;
  }
  const link = document.createElement('a');
  link.href = '/cart';
  link.textContent = 'カートを見る';
  line.textContent = 'カートに入れました。 ';
  line.appendChild(link);
  refreshCartCount().catch(() => {
    // The piece is in the cart; only the number beside the link is old.
  });
}
