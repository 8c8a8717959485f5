import type { ShopAttributes } from '../src/shop';

/** What the markup of a Japanese shop says of it. */
export const SHOP: ShopAttributes = {
  accessToken: 'token',
  buyerCountry: 'JP',
  buyerLocale: 'ja',
  buyerCurrency: 'JPY',
};
