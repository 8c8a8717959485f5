import type { Drawer } from '../drawer';

/** Dialect B's drawer: the browser's own dialog. */
export class CartDrawerComponent extends HTMLElement implements Drawer {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      // A press beside the panel is one on the dialog itself.
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
