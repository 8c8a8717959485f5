import { isSparing } from '../../core/lib/is-sparing';
import { pageOrigin } from '../../core/lib/page-origin';
import { whole } from '../../core/lib/whole';
import { checkoutOrigin } from '../ending/checkout';
import type { Button } from '../press';

/**
 * Has the connections begun that a press will need: to the store's API on another origin, to checkout there or where it was before in this
 * visit, and to the wallet's own page. None to the platform's file host: a page that uses it is connected already. Most stores have all of
 * it on the page's own origin, so the code for that is a chunk of its own.
 */
export function preconnect({ widget, element }: Button, leadsTo: string | undefined, isPressed: boolean): void {
  const { apiBase: api } = widget.shop;
  const pages = [api, checkoutOrigin(), leadsTo];
  if (isSparing() || pages.every((page) => !page || page === pageOrigin())) return;
  whole(import('./connections'), 'connect').then(
    ({ connect }) => connect(element, { api, pages }, isPressed),
    // A press works without it.
    () => {},
  );
}
