import type { PageRequest } from '../page-request';

/** Whether a cart is shown as empty. With `?empty-host=1` the footer with the wallets is still shown, as in some themes. */
export function isEmptyCart({ cart, url }: PageRequest): boolean {
  return !cart?.lines.length && url.searchParams.get('empty-host') !== '1';
}
