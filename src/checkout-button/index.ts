import { prepare } from '../core/click';
import { DeveloperError, tellDeveloper } from '../core/developer-errors';
import { element } from '../core/lib/element';
import { RENDERED_EVENT } from '../names';
import { cartPurchase } from '../core/page/cart-purchase';
import { readCheckoutAttributes, type ReadAttribute } from '../core/shop';
import { inSlot } from '../core/shown';
import { isAvailable, mustKnowWhatIsSent } from '../core/wallets';
import { canServe, createWidget } from '../core/widget';
import { fill } from '../core/element/fill';
import type { View } from '../core/element/host';

/** Tells a page in PCI mode whether the button is there, because the page's own scripts may not look into it. */
function tell(host: HTMLElement, message = ''): void {
  if (!host.hasAttribute('pci-enabled')) return;
  const detail = { success: !message, message };
  host.dispatchEvent(new CustomEvent(RENDERED_EVENT, { bubbles: true, composed: true, detail }));
}

const INELIGIBLE = 'ineligible';

function render(host: HTMLElement, root: ShadowRoot, read: ReadAttribute, end: AbortSignal): View | null {
  const shop = readCheckoutAttributes(read);
  const { config } = shop;
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
  root.appendChild(element('slot', { name: 'button' }));
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
 * Fills a checkout button and its root. With `only-sdk` it loads what the wallet needs and paints nothing.
 *
 * @returns null where there is nothing to show, also for markup that can't be used
 */
export function renderCheckoutButton(
  host: HTMLElement,
  root: ShadowRoot,
  read: ReadAttribute,
  end: AbortSignal,
): View | null {
  // It has left the page meanwhile.
  if (end.aborted) return null;
  try {
    return render(host, root, read, end);
  } catch (error) {
    if (error instanceof DeveloperError) tell(host, error.code);
    tellDeveloper(error, host);
    return null;
  }
}
