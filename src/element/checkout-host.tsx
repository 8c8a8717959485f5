import { prepare } from '../click';
import { DeveloperError } from '../developer-errors';
import { EVENTS } from '../names';
import { cartPurchase } from '../page/cart-purchase';
import { CHECKOUT_ATTRIBUTES, readCheckoutAttributes } from '../shop';
import { isAvailable, wallets } from '../wallets';
import { createWidget } from '../widget';
import { fill } from './fill';
import { hostClass, type View } from './host';

/** Tells a page in PCI mode, whose own scripts may not look into the button, whether it is there. */
function tell(host: HTMLElement, message = ''): void {
  if (!host.hasAttribute('pci-enabled')) return;
  const detail = { success: !message, message };
  host.dispatchEvent(new CustomEvent(EVENTS.rendered, { bubbles: true, composed: true, detail }));
}

const INELIGIBLE = 'ineligible';

function render(host: HTMLElement, end: AbortSignal): View | null {
  const shop = readCheckoutAttributes(host);
  const { config } = shop;
  if (!isAvailable(config)) {
    tell(host, INELIGIBLE);
    return null;
  }
  const { name, params } = config;
  const purchase = cartPurchase(host, !!wallets[name].gesture, host.getAttribute('cart-id'));
  const widget = createWidget({ host, shop, pageType: 'checkout', purchase, end });
  // Without a button of ours: only what the page's own button will need.
  const sdkOnly = host.hasAttribute('only-sdk');
  if (sdkOnly) {
    prepare({ widget, wallet: name, params, element: host }).then(
      ({ eligible }) => tell(host, eligible ? '' : INELIGIBLE),
      (error: Error) => tell(host, error.message),
    );
  }
  const view = fill(widget, () => (sdkOnly ? [] : [[config, { slot: 'button' }]]));
  if (!sdkOnly) tell(host);
  return view;
}

/**
 * `<shopify-checkout-wallet-button>`: a single wallet chosen by `wallet-config`, for a checkout page. With `only-sdk` it loads what
 * the wallet needs and paints nothing.
 */
export const CheckoutHost = hostClass({
  attributes: CHECKOUT_ATTRIBUTES,
  renderShadow: () => <slot name="button" />,
  dependsOn: () => null,
  render(host, _root, end) {
    try {
      return render(host, end);
    } catch (error) {
      if (error instanceof DeveloperError) tell(host, error.code);
      throw error;
    }
  },
});
