import { here } from '../here';
import { closeQuickView } from '../quick-view';
import { showAnswer } from '../show-answer';
import { writeCart } from '../write-cart';
import { findDrawer } from './cart-drawer';

/** Dialect A's form: adds by fetch. While it runs, and after a refusal, the submit is `aria-disabled` and not `disabled`. */
export class ProductFormElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    // Sold out on the server's side is written as a disabled id; from here on the submit alone says so.
    this.querySelector('.product-variant-id')?.removeAttribute('disabled');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#add(form);
    });
    // Not in the form but with it: options and quantity stand outside.
    document.addEventListener('change', ({ target }) => {
      if ((target as HTMLInputElement | null)?.form === form) this.#submit?.removeAttribute('aria-disabled');
    });
  }

  get #submit(): HTMLButtonElement | null {
    return this.querySelector('[type="submit"]');
  }

  async #add(form: HTMLFormElement): Promise<void> {
    const submit = this.#submit;
    if (!submit || submit.getAttribute('aria-disabled') === 'true') return;
    submit.setAttribute('aria-disabled', 'true');
    submit.classList.add('loading');
    const body = new FormData(form);
    body.append('sections', 'cart-drawer,cart-count');
    body.append('sections_url', here());
    const headers = { Accept: 'application/javascript', 'X-Requested-With': 'XMLHttpRequest' };
    const answer = await writeCart('/cart/add', { headers, body });
    submit.classList.remove('loading');
    showAnswer(this.querySelector('[data-message]'), answer);
    if (answer.refused !== null) return;
    submit.removeAttribute('aria-disabled');
    closeQuickView();
    findDrawer()?.renderContents(answer.sections['cart-drawer'] ?? '');
  }
}
