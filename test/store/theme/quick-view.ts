import { fetchPage } from './fetch-page';

/** How a theme shows a product in its quick view, and what it does when the quick view closes. */
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
      // When that fails, the link to the product's page still works.
      .catch(() => location.assign(path + location.search));
  });
}
