import { computed } from '@preact/signals';
import { productPurchase } from '../page/product-purchase';
import type { KnownConfig, ProductAttributes } from '../shop';
import { element } from '../lib/element';
import { isAvailable, wallets } from '../wallets';
import { createWidget } from '../widget';
import { fill } from './fill';
import type { View } from './host';

const BUY_IT_NOW: KnownConfig = { name: 'buy_it_now', params: {}, supportsSubscriptions: true };

/**
 * Fills the host with the recommended wallet where it can serve the purchase, else the fallback, and, unless that is the unbranded
 * button, with the link to more payment options; again when the choice changes, until `end`.
 */
export function renderProduct(
  host: HTMLElement,
  shop: ProductAttributes,
  form: HTMLFormElement,
  end: AbortSignal,
): View {
  const purchase = productPurchase(form, host, shop.variants, end);
  const { hasSellingPlan } = purchase;
  const { fallback, recommended: wanted } = shop;
  const recommended = computed(() =>
    isAvailable(wanted) && (wanted.supportsSubscriptions || !hasSellingPlan.value) ? wanted : null,
  );
  const chosen = computed(() => recommended.value ?? (isAvailable(fallback) ? fallback : BUY_IT_NOW));
  // The host stands in a product form, whatever page a quick view has opened it on.
  const widget = createWidget({ host, shop, pageType: 'product', purchase, recommended: wanted && recommended, end });

  const frame = [
    element('div', { class: 'wallet-button-wrapper' }, element('slot', { name: 'button' })),
    element('slot', { name: 'promise' }),
    element('slot', { name: 'more-options' }),
  ];
  return fill(widget, frame, () => {
    const config = chosen.value;
    const button = [config, { slot: 'button', 'call-to-action': '' }] as const;
    if (config.name === 'buy_it_now') return [button];
    const beside = { slot: 'more-options', 'wallet-instrument-name': wallets[config.name].instrument };
    return [button, [{ name: 'more_options', params: {} }, beside]];
  });
}
