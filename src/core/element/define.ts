import { withApple } from '../apple';
import { loadCart, loadCheckoutButton } from '../chunks';
import { fallBack } from '../fall-back';
import { hostClass } from './host';
import { ProductHost } from './product-host';
import { CART_HOST, CHECKOUT_BUTTON, PRODUCT_HOST } from '../../names';
import { wallets } from '../wallets';

function define(name: string, constructor: CustomElementConstructor): void {
  // A second copy of the script finds the names taken and leaves the page to the first.
  if (customElements.get(name)) fallBack(({ tellOfOther }) => tellOfOther());
  else customElements.define(name, constructor);
}

/**
 * Registers every element of the widget. The first hosts in the page are painted at once, see `inSlices`. Safe to call twice. Throws when
 * the page forbids it.
 */
export function defineElements(): void {
  // The wallets' elements are only names to style and to find; their hosts fill them.
  for (const { element } of Object.values(wallets)) define(element, class extends HTMLElement {});
  define(PRODUCT_HOST, ProductHost);
  define(
    CHECKOUT_BUTTON,
    hostClass(undefined, () => withApple(loadCheckoutButton())),
  );
  define(
    CART_HOST,
    hostClass(undefined, () => withApple(loadCart())),
  );
}
