import { PRODUCT_ATTRIBUTES, readProductAttributes } from '../shop';
import { hostClass } from './host';
import { renderProduct } from './product-view';

/**
 * `<shopify-accelerated-checkout>`: the buttons of a product page. Renders only inside a product form; anywhere else, and with markup
 * that can't be used, it is empty.
 */
export const ProductHost = hostClass({
  attributes: PRODUCT_ATTRIBUTES,
  byForm: true,
  render(host, end) {
    const form = host.closest('form');
    return form && renderProduct(host, readProductAttributes(host), form, end);
  },
});
