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
  renderShadow: () => (
    <>
      <div className="wallet-button-wrapper">
        <slot name="button" />
      </div>
      <slot name="promise" />
      <slot name="more-options" />
    </>
  ),
  dependsOn: (host) => host.closest('form'),
  render(host, _root, end) {
    const form = host.closest('form');
    return form && renderProduct(host, readProductAttributes(host), form, end);
  },
});
