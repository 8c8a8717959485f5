import { fetchPage } from './fetch-page';

/** How a theme puts a product's page into its quick view, and what it leaves there when that closes. */
export interface QuickViewWays {
  show(content: HTMLElement, page: Document): void;
  closed(content: HTMLElement): void;
}

/** Closes the quick view, if one is open. */
export function closeQuickView(): void {
  document.querySelector<HTMLDialogElement>('.quick-view[open]')?.close();
}

/** Makes the buttons of the home page open their product in the dialog. */
export function listenToQuickView({ show, closed }: QuickViewWays): void {
  const dialog = document.querySelector<HTMLDialogElement>('.quick-view');
  const content = dialog?.querySelector<HTMLElement>('[data-quick-view-content]');
  if (!dialog || !content) return;
  dialog.addEventListener('close', () => closed(content));
  document.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-quick-view-close]')) dialog.close();
    const path = (target as Element).closest('[data-quick-view]')?.getAttribute('data-quick-view');
    if (!path) return;
    fetchPage(path + location.search)
      .then((page) => {
        if (!dialog.open) dialog.showModal();
        show(content, page);
      })
      // The product has a page of its own.
      .catch(() => location.assign(path + location.search));
  });
}
