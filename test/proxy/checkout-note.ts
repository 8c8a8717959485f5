/** Said wherever somebody could press: checkout is not behind the proxy. A store on this machine takes no money. */
export const checkoutNote = (store: string): string =>
  `Checkout opens on ${store} itself${store.startsWith('https:') ? ': what is bought there is a real order.' : '.'}`;
