import { addToCart } from '../cart-answer';
import { copyTexts } from '../copy-texts';
import { fetchSection } from '../fetch-section';
import { optionValues } from '../option-values';
import { rememberVariant } from '../remember-variant';
import { showAnswer } from '../show-answer';
import { cartItem } from './cart-item';
import { morphButtons } from './morph-buttons';

const BUTTONS = '.product-form-buttons';

/** Dialect B's form: writes the id without a word, morphs or toggles its buttons, adds by JSON. */
export class ProductFormComponent extends HTMLElement {
  #pending: AbortController | null = null;
  #adding = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    this.addEventListener('change', (event) => {
      if ((event.target as Element).matches('[data-option]')) void this.#choose();
    });
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      // The theme's own gate; the payment button has none.
      if (form.checkValidity()) void this.#add(form);
    });
  }

  async #choose(): Promise<void> {
    this.#pending?.abort();
    const { signal } = (this.#pending = new AbortController());
    try {
      const section = await fetchSection(this.dataset['sectionId'] ?? 'main', optionValues(this), signal);
      if (!signal.aborted) this.#show(section);
    } catch {
      if (signal.aborted) return;
      const message = '読み込めませんでした。もう一度お選びください。';
      showAnswer(this.querySelector('[data-message]'), { type: 'refused', message });
    }
  }

  #show(section: Element): void {
    const id = section.querySelector<HTMLInputElement>('form input[name="id"]')?.value ?? '';
    const input = this.querySelector<HTMLInputElement>('form input[name="id"]');
    if (input) input.value = id;
    const [current, fresh] = [this.querySelector(BUTTONS), section.querySelector(BUTTONS)];
    if (current && fresh) this.#showButtons(current, fresh);
    copyTexts(section, this.closest('.product-details') ?? this, ['[data-price]', '[data-stock]']);
    rememberVariant(id);
  }

  #showButtons(current: Element, fresh: Element): void {
    if (current.getAttribute('data-morph') === 'true') {
      morphButtons(current, fresh);
      return;
    }
    const submit = current.querySelector('button');
    const container = current.querySelector<HTMLElement>('.accelerated-checkout-block');
    const sellable = !fresh.querySelector('button')?.hasAttribute('disabled');
    if (submit) submit.disabled = !sellable;
    if (container) container.hidden = !sellable;
    copyTexts(fresh, current, ['[data-label]']);
  }

  async #add(form: HTMLFormElement): Promise<void> {
    if (this.#adding) return;
    this.#adding = true;
    this.classList.add('adding');
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const body = JSON.stringify({ items: [cartItem(new FormData(form))] });
    showAnswer(this.querySelector('[data-message]'), await addToCart('/cart/add.js', { headers, body }));
    this.classList.remove('adding');
    this.#adding = false;
  }
}
