import { PRODUCT_HOST } from '../names';

/** What a page is, as its address and markup say, which are the same in both arms. */
export const pageKind = (): 'product' | 'cart' | 'other' => {
  if (document.querySelector(PRODUCT_HOST)) return 'product';
  return /\/cart\/?$/.test(location.pathname) ? 'cart' : 'other';
};
