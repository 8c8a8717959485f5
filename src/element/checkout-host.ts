import { element } from '../lib/element';
import { EVENTS } from '../names';
import { cartPurchase } from '../page/cart-purchase';
import { prepare } from '../click';
import { wallets } from '../wallets';
import { createWidget } from '../widget';
import { CHECKOUT_ATTRIBUTES, readCheckoutAttributes } from '../shop';
import { DeveloperError } from '../developer-errors';
import { fill } from './fill';
import { hostClass, type View } from './host';
import { isKnown, recommendedInstrument } from './known-config';
import { createWalletElement } from './wallet-element';

/** Tells a page in PCI mode, whose own scripts may not look into the button, what came of it. */
function tell(host: HTMLElement, success: boolean, message: string): void {
  if (!host.hasAttribute('pci-enabled')) return;
  host.dispatchEvent(new CustomEvent(EVENTS.rendered, { bubbles: true, composed: true, detail: { success, message } }));
}

function paint(host: HTMLElement): View | null {
  const attributes = readCheckoutAttributes(host);
  const { config } = attributes;
  if (!isKnown(config)) {
    tell(host, false, 'ineligible');
    return null;
  }
  const widget = createWidget(
    host,
    attributes,
    cartPurchase(host, attributes, !!wallets[config.name].gesture, host.getAttribute('cart-id')),
    'checkout',
    () => recommendedInstrument(host),
  );
  const { name, params } = config;
  const pressable = { widget, wallet: name, params, element: host };
  // Without a button of ours: only what the page's own button will need.
  const sdkOnly = host.hasAttribute('only-sdk');
  if (sdkOnly) {
    prepare(pressable).then(
      ({ eligible }) => tell(host, eligible, eligible ? '' : 'ineligible'),
      (error: Error) => tell(host, false, error.message),
    );
  }
  const button = () => createWalletElement(widget, name, params, { slot: 'button' });
  const view = fill(host, widget, () => () => (sdkOnly ? [] : [button()]));
  if (!sdkOnly) tell(host, true, '');
  return view;
}

/**
 * `<shopify-checkout-wallet-button>`: a single wallet chosen by `wallet-config`, for a checkout page (specification, wallets §2).
 * With `only-sdk` it loads what the wallet needs and paints nothing.
 */
export const CheckoutHost = hostClass({
  attributes: CHECKOUT_ATTRIBUTES,
  frame: () => [element('slot', { name: 'button' })],
  place: () => null,
  paint(host) {
    try {
      return paint(host);
    } catch (error) {
      if (error instanceof DeveloperError) tell(host, false, error.code);
      throw error;
    }
  },
});
