import type { ShopAttributes } from '../src/markup/host-attributes';

/** What the markup of a Japanese shop says of it. */
export const SHOP: ShopAttributes = {
  accessToken: 'token',
  get apiBase() {
    return location.origin;
  },
  buyerCountry: 'JP',
  buyerLocale: 'ja',
  buyerCurrency: 'JPY',
};
