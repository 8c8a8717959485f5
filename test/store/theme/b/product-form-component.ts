import { copyTexts } from '../copy-texts';
import { fetchSection } from '../fetch-section';
import { optionValues } from '../option-values';
import { rememberVariant } from '../remember-variant';
import { closeQuickView } from '../quick-view';
import { showAnswer } from '../show-answer';
import { writeCartJson } from '../write-cart';
import { findDrawer } from './cart-drawer';
import { cartItem } from './cart-item';
import { morphButtons } from './morph-buttons';
import { morphCarts } from './morph-cart';

const BUTTONS = '.product-form-buttons';

/** Theme B's form: sets the variant's id without an event, morphs or toggles its buttons, adds to the cart by JSON. */
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
      // The theme stops its own button here; the payment button is not stopped.
      if (form.checkValidity()) void this.#add(form);
    });
  }

  get #path(): string {
    return this.dataset['url'] ?? location.pathname;
  }

  async #choose(): Promise<void> {
    this.#pending?.abort();
    const { signal } = (this.#pending = new AbortController());
    try {
      const section = await fetchSection(this.#path, this.dataset['sectionId'] ?? 'main', optionValues(this), signal);
      if (!signal.aborted) this.#show(section);
    } catch {
      if (signal.aborted) return;
      const refused = '読み込めませんでした。もう一度お選びください。';
      showAnswer(this.querySelector('[data-message]'), { refused });
    }
  }

  #show(section: Element): void {
    const id = section.querySelector<HTMLInputElement>('form input[name="id"]')?.value ?? '';
    const input = this.querySelector<HTMLInputElement>('form input[name="id"]');
    if (input) input.value = id;
    const [current, fresh] = [this.querySelector(BUTTONS), section.querySelector(BUTTONS)];
    if (current && fresh) this.#showButtons(current, fresh);
    copyTexts(section, this.closest('.product-details') ?? this, ['[data-price]', '[data-stock]']);
    rememberVariant(this.#path, id);
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

  /** Updates the drawer before it opens. */
  async #showCart(): Promise<void> {
    const drawer = findDrawer();
    if (!drawer) return;
    await morphCarts().catch(() => {
      // When that fails, the drawer shows the old cart.
    });
    closeQuickView();
    drawer.open();
  }

  async #add(form: HTMLFormElement): Promise<void> {
    if (this.#adding) return;
    this.#adding = true;
    this.classList.add('adding');
    const answer = await writeCartJson('/cart/add.js', { items: [cartItem(new FormData(form))] });
    showAnswer(this.querySelector('[data-message]'), answer);
    if (answer.refused === null) await this.#showCart();
    this.classList.remove('adding');
    this.#adding = false;
  }
}
