import pkg from '../../../../package.json' with { type: 'json' };
import type { CartState } from '../../shop/cart/cart-state';
import type { StoreRequest } from '../http/store-request';
import type { PageRequest } from '../../pages/page-request';
import { choiceOf, marketOfShopper } from '../choices';
import { STOREFRONT_TOKEN } from '../storefront-token';
import { ownPath } from './own-path';

/** The page that sections are rendered for: the one that `sections_url` names (with its query), in the shopper's theme. */
export const sectionPage = (request: StoreRequest, sectionsUrl: unknown, cart: CartState): PageRequest => {
  const url = new URL(ownPath(sectionsUrl), request.url.origin);
  const theme = choiceOf('theme', { ...request, url });
  return { url, theme, version: pkg.version, token: STOREFRONT_TOKEN, cart, market: marketOfShopper(request) };
};
