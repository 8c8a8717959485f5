import { refreshCartCount } from './cart-count';
import type { CartWrite } from './write-cart';

/** Shows the result of adding in the form's status line, and updates the cart's count when something was added. */
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
    // The product is in the cart; only the number in the header is old.
  });
}
