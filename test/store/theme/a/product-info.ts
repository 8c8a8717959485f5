import { copyTexts } from '../copy-texts';
import { fetchSection } from '../fetch-section';
import { optionValues } from '../option-values';
import { rememberVariant } from '../remember-variant';

/** Theme A's product: a new choice disables the submit button, asks the server, sets the variant's id with an event, enables the button. */
export class ProductInfo extends HTMLElement {
  #pending: AbortController | null = null;

  connectedCallback(): void {
    this.addEventListener('change', (event) => {
      if ((event.target as Element).matches('[data-option]')) void this.#choose();
    });
  }

  get #path(): string {
    return this.dataset['url'] ?? location.pathname;
  }

  get #submit(): HTMLButtonElement | null {
    return this.querySelector('.product-form__submit');
  }

  async #choose(): Promise<void> {
    this.#pending?.abort();
    const { signal } = (this.#pending = new AbortController());
    this.#submit?.setAttribute('disabled', '');
    try {
      const section = await fetchSection(this.#path, this.dataset['section'] ?? 'main', optionValues(this), signal);
      if (!signal.aborted) this.#show(section);
    } catch {
      // Aborted by a newer choice, which will update the page; or there was no answer, so the button stays disabled.
      const note = this.querySelector('[data-stock]');
      if (!signal.aborted && note) note.textContent = '読み込めませんでした。もう一度お選びください。';
    }
  }

  #show(section: Element): void {
    const id = section.querySelector<HTMLInputElement>('.product-variant-id')?.value ?? '';
    // Both product forms: the main one and the one for instalments.
    for (const input of this.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="id"]')) {
      input.value = id;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    copyTexts(section, this, ['[data-price]', '[data-stock]', '[data-label]', '[data-installment]']);
    rememberVariant(this.#path, id);
    const sellable = !section.querySelector('.product-form__submit')?.hasAttribute('disabled');
    if (sellable) this.#submit?.removeAttribute('disabled');
  }
}
