import { CART_ATTRIBUTES, readCartAttributes } from '../shop';
import gridStyle from '../ui/grid.css?inline';
import { renderCart } from './cart-view';
import { hostClass } from './host';

/**
 * `<shopify-accelerated-checkout-cart>`: the wallet grid of a cart page or drawer. Empty without a cart cookie, with a legacy one,
 * and while the cart is empty.
 */
export const CartHost = hostClass({
  attributes: CART_ATTRIBUTES,
  css: gridStyle,
  renderShadow: () => null,
  // The layout class stands on an ancestor.
  dependsOn: (host) => host.parentElement,
  render: (host, root, end) => renderCart(host, root, readCartAttributes(host), end),
});
