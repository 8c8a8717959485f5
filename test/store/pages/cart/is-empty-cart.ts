import type { PageRequest } from '../page-request';

/** Whether a cart is shown as empty. `?empty-host=1` shows the footer with the wallets' host all the same, as some themes do. */
export function isEmptyCart({ cart, url }: PageRequest): boolean {
  return !cart?.lines.length && url.searchParams.get('empty-host') !== '1';
}
