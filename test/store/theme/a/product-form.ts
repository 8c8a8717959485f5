import { here } from '../here';
import { closeQuickView } from '../quick-view';
import { showAnswer } from '../show-answer';
import { writeCart } from '../write-cart';
import { findDrawer } from './cart-drawer';

/** Theme A's form: adds to the cart by fetch. Meanwhile, and when refused, the submit button is `aria-disabled` but not `disabled`. */
export class ProductFormElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    // The server marks a sold-out variant by a disabled id field. From now on only the submit button is disabled.
    this.querySelector('.product-variant-id')?.removeAttribute('disabled');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#add(form);
    });
    // Options and quantity are outside of the form's element, but belong to it.
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
