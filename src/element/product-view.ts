import { computed } from '@preact/signals';
import { watchConsent } from '../page/consent';
import { productPurchase } from '../page/product-purchase';
import type { WalletId } from '../wallet';
import { wallets } from '../wallets';
import { createWidget } from '../widget';
import type { ProductAttributes } from '../shop';
import { fill } from './fill';
import type { View } from './host';
import { isKnown, recommendedInstrument, type KnownConfig } from './known-config';
import { createWalletElement } from './wallet-element';

const BUY_IT_NOW: KnownConfig = { name: 'buy_it_now', params: {}, supportsSubscriptions: true };

/**
 * Fills the host with the recommended wallet where it can serve the purchase, else the fallback, and, unless that is the unbranded
 * button, with the link to more payment options; again when the choice changes.
 */
export function paintProduct(host: HTMLElement, attributes: ProductAttributes, form: HTMLFormElement): View {
  const purchase = productPurchase(form, host, attributes.variants);
  const { fallback } = attributes;
  const recommended = computed(() => {
    const config = attributes.recommended;
    return isKnown(config) && (config.supportsSubscriptions || !purchase.hasSellingPlan.value) ? config : null;
  });
  const chosen = computed(() => recommended.value ?? (isKnown(fallback) ? fallback : BUY_IT_NOW));
  // The host stands in a product form, whatever page a quick view has opened it on.
  const widget = createWidget(host, attributes, purchase, 'product', () =>
    attributes.recommended ? (recommended.value?.name ?? null) : recommendedInstrument(host),
  );

  const button = ({ name, params }: KnownConfig) =>
    createWalletElement(widget, name, params, {
      slot: 'button',
      'call-to-action': '',
    });
  const link = (beside: WalletId) =>
    createWalletElement(
      widget,
      'more_options',
      {},
      { slot: 'more-options', 'wallet-instrument-name': wallets[beside].instrument },
    );

  const view = fill(host, widget, () => {
    const config = chosen.value;
    return () => [button(config), ...(config.name === 'buy_it_now' ? [] : [link(config.name)])];
  });
  const stopConsent = watchConsent(host, purchase.hasSellingPlan, attributes);
  return {
    ...view,
    dispose() {
      stopConsent();
      view.dispose();
    },
  };
}
