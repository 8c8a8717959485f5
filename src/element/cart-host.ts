import css from '../ui/grid.css?inline';
import { CART_ATTRIBUTES, readCartAttributes } from '../shop';
import { paintCart } from './cart-view';
import { hostClass } from './host';

/**
 * `<shopify-accelerated-checkout-cart>`: the wallet grid of a cart page or drawer. Empty without a cart cookie, with a legacy one,
 * and while the cart is empty (specification, wallets §2).
 */
export const CartHost = hostClass({
  attributes: CART_ATTRIBUTES,
  css,
  compat: true,
  frame: () => [],
  // The layout class stands on an ancestor.
  place: (host) => host.parentElement,
  paint: (host, root) => paintCart(host, root, readCartAttributes(host)),
});
