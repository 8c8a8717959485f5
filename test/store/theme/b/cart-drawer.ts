import type { Drawer } from '../drawer';

/** Theme B's drawer: a `<dialog>`. */
export class CartDrawerComponent extends HTMLElement implements Drawer {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      // A click outside of the panel is a click on the dialog itself.
      if (target === this.#dialog) this.close();
    });
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  open(): void {
    if (!this.#dialog?.open) this.#dialog?.showModal();
  }

  close(): void {
    this.#dialog?.close();
  }
}

/** The page's drawer, if it has one. */
export const findDrawer = (): CartDrawerComponent | null =>
  document.querySelector<CartDrawerComponent>('cart-drawer-component');
