import { element } from '../lib/element';
import { PRODUCT_ATTRIBUTES, readProductAttributes } from '../shop';
import { hostClass } from './host';
import { paintProduct } from './product-view';

/**
 * `<shopify-accelerated-checkout>`: the buttons of a product page. Renders only inside a product form (specification, wallets §2);
 * anywhere else, and with markup that can't be used, it is empty.
 */
export const ProductHost = hostClass({
  attributes: PRODUCT_ATTRIBUTES,
  compat: true,
  byForm: true,
  frame: () => [
    element('div', { class: 'wallet-button-wrapper' }, element('slot', { name: 'button' })),
    element('slot', { name: 'promise' }),
    element('slot', { name: 'more-options' }),
  ],
  place: (host) => host.closest('form'),
  paint(host) {
    const form = host.closest('form');
    return form && paintProduct(host, readProductAttributes(host), form);
  },
});
