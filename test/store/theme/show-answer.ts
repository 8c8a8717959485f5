import type { CartAnswer } from './cart-answer';
import { refreshCartCount } from './cart-count';

/** Says in the form's status line what came of it, and counts the cart again when something went in. */
export function showAnswer(line: Element | null, answer: CartAnswer): void {
  if (!line) return;
  line.classList.toggle('form-message--error', answer.type === 'refused');
  if (answer.type === 'refused') {
    line.textContent = answer.message;
    return;
  }
  const link = document.createElement('a');
  link.href = '/cart';
  link.textContent = 'カートを見る';
  line.replaceChildren('カートに入れました。 ', link);
  refreshCartCount().catch(() => {
    // The piece is in the cart; only the number beside the link is old.
  });
}
