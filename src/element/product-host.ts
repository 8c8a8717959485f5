import { adoptStyle } from '../lib/adopt-style';
import hostCss from '../ui/host.css?inline';
import lightCss from '../ui/light.css?inline';
import { PRODUCT_ATTRIBUTES, readProductAttributes } from './attributes';
import { DeveloperError } from './developer-errors';
import { paintProduct, type ProductView } from './product-view';

function slot(name: string): HTMLSlotElement {
  const element = document.createElement('slot');
  element.name = name;
  return element;
}

function attachRoot(host: HTMLElement): void {
  const root = host.attachShadow({ mode: 'closed' });
  adoptStyle(root, hostCss);
  const wrapper = document.createElement('div');
  wrapper.className = 'wallet-button-wrapper wallet-button-fade-in';
  wrapper.append(slot('button'));
  root.append(wrapper, slot('promise'), slot('more-options'));
}

/**
 * `<shopify-accelerated-checkout>`: the buttons of a product page. Renders only inside a product form (specification, wallets §2);
 * anywhere else, and with markup that can't be used, it is empty.
 */
export class ProductHost extends HTMLElement {
  static observedAttributes = PRODUCT_ATTRIBUTES;

  #hasRoot = false;
  #form: HTMLFormElement | null = null;
  #view: ProductView | null = null;

  connectedCallback(): void {
    // Moved within its form: what is painted stays.
    if (!this.#view || this.#form !== this.closest('form')) this.#render();
  }

  disconnectedCallback(): void {
    // A move disconnects and connects at once; only what is still out afterwards has left the page.
    queueMicrotask(() => {
      if (!this.isConnected) this.#clear();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#view || before === after) return;
    if (name === 'disabled') this.#view.widget.off.value = after !== null;
    else this.#render();
  }

  #clear(): void {
    this.#view?.dispose();
    this.#view = null;
  }

  #render(): void {
    this.#clear();
    this.#form = this.closest('form');
    try {
      if (this.#form) {
        const attributes = readProductAttributes(this);
        if (!this.#hasRoot) attachRoot(this);
        this.#hasRoot = true;
        adoptStyle(this.getRootNode() as Document | ShadowRoot, lightCss);
        this.#view = paintProduct(this, attributes, this.#form);
        performance.mark('karui:rendered');
      }
    } catch (error) {
      if (!(error instanceof DeveloperError)) throw error;
      console.error(`karui: ${error.message}`, this);
    } finally {
      if (!this.#view) this.replaceChildren();
    }
  }
}
