/** How to open and close a theme's drawer. */
export interface Drawer {
  open(): void;
  close(): void;
}

const isPlain = (event: MouseEvent) => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);

/** Opens the drawer by the cart link (which leads to the cart page where there is no drawer) and closes it by its buttons. */
export function listenToDrawer(find: () => Drawer | null): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const drawer = find();
    if (!drawer) return;
    if (target.closest('[data-drawer-close]')) drawer.close();
    if (!target.closest('[data-cart-link]') || !isPlain(event)) return;
    event.preventDefault();
    drawer.open();
  });
}
