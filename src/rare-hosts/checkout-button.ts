import { computed } from '@preact/signals';
import { prepare } from '../click/click';
import { DeveloperError } from '../markup/developer-errors';
import { onEnd } from '../lib/async';
import { makeElement } from '../lib/dom';
import { CALL_TO_ACTION, RENDERED_EVENT } from '../names';
import { cartPurchase } from '../page/cart-purchase';
import { pageType } from '../page/page-type';
import { productPurchase } from '../page/product-purchase';
import type { PageType } from '../wallet';
import { readJson, readShop, readWallet, type ReadAttribute } from '../markup/host-attributes';
import { inSlot } from '../markup/shown-wallets';
import { isAvailable, mustKnowWhatIsSent } from '../widget/wallets';
import { canServe, createWidget } from '../widget/widget';
import { keepFilled } from '../host/keep-filled';
import type { HostKind, View } from '../host/render-host';

/** Tells a page in PCI mode whether the button is there, because the page's own scripts may not look into it. */
function tell(host: HTMLElement, message = ''): void {
  if (!host.hasAttribute('pci-enabled')) return;
  const detail = { success: !message, message };
  host.dispatchEvent(new CustomEvent(RENDERED_EVENT, { bubbles: true, composed: true, detail }));
}

const PAGE_TYPES: readonly string[] = ['product', 'cart_page', 'cart_ajax', 'checkout', 'unknown'];

/** Where the button stands: at checkout unless the markup says something else; the page itself says it where the attribute has no type. */
function pageTypeOf(given: string | null): PageType {
  if (given === null) return 'checkout';
  return PAGE_TYPES.includes(given) ? (given as PageType) : pageType();
}

const INELIGIBLE = 'ineligible';

/** What went wrong, in words. Google rejects with an object that is no `Error`. */
const messageOf = (error: unknown): string => (error instanceof Error && error.message) || INELIGIBLE;

function render(host: HTMLElement, root: ShadowRoot, read: ReadAttribute, end: AbortSignal): View | null {
  const shop = readShop(read);
  const config = readWallet(readJson(read, 'wallet-config'), 'wallet-config');
  if (!isAvailable(config)) {
    tell(host, INELIGIBLE);
    return null;
  }
  const { name, params } = config;
  const place = pageTypeOf(read('page-type'));
  const form = place === 'product' ? host.closest('form') : null;
  // As a product page's host: outside a form there is nothing to sell.
  if (place === 'product' && !form) {
    tell(host, INELIGIBLE);
    return null;
  }
  const purchase = form
    ? productPurchase(form, host, [], end)
    : cartPurchase(host, mustKnowWhatIsSent(name), read('cart-id'));
  const widget = createWidget({ host, shop, pageType: place, purchase, end });
  const serves = computed(() => canServe(widget, config));
  // Paints no button, and loads only what the page's own button needs.
  const sdkOnly = read('only-sdk') !== null;
  if (sdkOnly) {
    prepare({ widget, wallet: name, params, element: host }).then(
      ({ eligible }) => tell(host, eligible && serves.value ? '' : INELIGIBLE),
      (error: unknown) => tell(host, messageOf(error)),
    );
  }
  root.appendChild(makeElement('slot', { name: 'button' }));
  const attributes = inSlot('button', read(CALL_TO_ACTION) === null ? {} : { [CALL_TO_ACTION]: '' });
  const view = keepFilled(widget, () => (serves.value && !sdkOnly ? [[config, attributes]] : []));
  // After the view's own effect, so that the button is there. The page hears it again when the wallet comes or goes.
  if (!sdkOnly)
    onEnd(
      end,
      serves.subscribe((isServing) => tell(host, isServing ? '' : INELIGIBLE)),
    );
  return view;
}

/**
 * `<shopify-checkout-wallet-button>`: a single wallet chosen by `wallet-config`, for a checkout page. With `only-sdk` it loads what the
 * wallet needs and paints nothing. With `page-type` it stands on another page, as in a wallet's element alone.
 */
export const kind: HostKind = {
  render(host, root, read, end) {
    try {
      return render(host, root, read, end);
    } catch (error) {
      tell(host, error instanceof DeveloperError ? error.code : messageOf(error));
      throw error;
    }
  },
};
