import type { Drawer } from '../drawer';
import { keepFocus } from '../keep-focus';
import { setMarkup } from '../markup';

/** Parts of the page that can't be used while the drawer is open. */
const BEHIND = '.skip-link, .store-header, main, .store-footer';

/** Theme A's drawer: not displayed while closed, and its contents are replaced after each add. */
export class CartDrawer extends HTMLElement implements Drawer {
  #opener: HTMLElement | null = null;

  connectedCallback(): void {
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
  }

  get #inner(): HTMLElement | null {
    return this.querySelector('.drawer__inner');
  }

  open(): void {
    if (!this.hidden) return;
    this.#opener = document.activeElement as HTMLElement | null;
    this.#show(true);
    this.#inner?.focus();
  }

  close(): void {
    if (this.hidden) return;
    this.#show(false);
    this.#opener?.focus();
  }

  /** After an add: replaces everything by the section from the answer. */
  renderContents(section: string): void {
    const contents = this.querySelector('#CartDrawer');
    if (contents) setMarkup(contents, section);
    this.open();
    if (!this.contains(document.activeElement)) this.#inner?.focus();
  }

  /** After a change in the drawer: replaces the contents of the panel; the panel stays. */
  renderInner(section: Document): void {
    const [inner, fresh] = [this.#inner, section.querySelector('.drawer__inner')];
    if (!inner || !fresh) return;
    keepFocus(inner, () => setMarkup(inner, fresh.innerHTML));
    inner.classList.toggle('is-empty', fresh.classList.contains('is-empty'));
  }

  #show(open: boolean): void {
    this.hidden = !open;
    document.documentElement.classList.toggle('has-open-drawer', open);
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = open;
  }
}

/** The page's drawer, if it has one. */
export const findDrawer = (): CartDrawer | null => document.querySelector<CartDrawer>('cart-drawer');
