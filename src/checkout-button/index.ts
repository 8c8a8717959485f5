import { prepare } from '../core/click';
import { DeveloperError } from '../core/developer-errors';
import { makeElement } from '../core/lib/make-element';
import { RENDERED_EVENT } from '../names';
import { cartPurchase } from '../cart';
import { readJson, readShop, readWallet, type ReadAttribute } from '../core/shop';
import { inSlot } from '../core/shown-wallets';
import { isAvailable, mustKnowWhatIsSent } from '../core/wallets';
import { canServe, createWidget } from '../core/widget';
import { fill } from '../core/element/fill';
import type { HostKind, View } from '../core/element/host';

/** Tells a page in PCI mode whether the button is there, because the page's own scripts may not look into it. */
function tell(host: HTMLElement, message = ''): void {
  if (!host.hasAttribute('pci-enabled')) return;
  const detail = { success: !message, message };
  host.dispatchEvent(new CustomEvent(RENDERED_EVENT, { bubbles: true, composed: true, detail }));
}

const INELIGIBLE = 'ineligible';

function render(host: HTMLElement, root: ShadowRoot, read: ReadAttribute, end: AbortSignal): View | null {
  const shop = readShop(read);
  const config = readWallet(readJson(read, 'wallet-config'), 'wallet-config');
  if (!isAvailable(config)) {
    tell(host, INELIGIBLE);
    return null;
  }
  const { name, params } = config;
  const purchase = cartPurchase(host, mustKnowWhatIsSent(name), read('cart-id'));
  const widget = createWidget({ host, shop, pageType: 'checkout', purchase, end });
  // Paints no button, and loads only what the page's own button needs.
  const sdkOnly = read('only-sdk') !== null;
  if (sdkOnly) {
    prepare({ widget, wallet: name, params, element: host }).then(
      ({ eligible }) => tell(host, eligible && canServe(widget, config) ? '' : INELIGIBLE),
      (error: Error) => tell(host, error.message),
    );
  }
  root.appendChild(makeElement('slot', { name: 'button' }));
  const view = fill(widget, () => {
    if (sdkOnly) return [];
    if (canServe(widget, config)) return [[config, inSlot('button')]];
    tell(host, INELIGIBLE);
    return [];
  });
  if (!sdkOnly && canServe(widget, config)) tell(host);
  return view;
}

/**
 * `<shopify-checkout-wallet-button>`: a single wallet chosen by `wallet-config`, for a checkout page. With `only-sdk` it loads what the
 * wallet needs and paints nothing.
 */
export const kind: HostKind = {
  render(host, root, read, end) {
    try {
      return render(host, root, read, end);
    } catch (error) {
      if (error instanceof DeveloperError) tell(host, error.code);
      throw error;
    }
  },
};
