import { computed } from '@preact/signals';
import { watchConsent } from '../page/consent';
import { productPurchase } from '../page/product-purchase';
import type { KnownConfig, ProductAttributes } from '../shop';
import type { WalletId } from '../wallet';
import { isAvailable, wallets } from '../wallets';
import { createWidget } from '../widget';
import { fill } from './fill';
import type { View } from './host';
import { createWalletElement } from './wallet-element';

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
  watchConsent(host, hasSellingPlan, shop, end);
  // The host stands in a product form, whatever page a quick view has opened it on.
  const widget = createWidget({ host, shop, pageType: 'product', purchase, recommended: wanted && recommended }, end);

  const button = ({ name, params }: KnownConfig, shown: AbortSignal) =>
    createWalletElement(widget, name, params, { slot: 'button', 'call-to-action': '' }, shown);
  const link = (beside: WalletId, shown: AbortSignal) => {
    const attributes = { slot: 'more-options', 'wallet-instrument-name': wallets[beside].instrument };
    return createWalletElement(widget, 'more_options', {}, attributes, shown);
  };
  const choose = () => {
    const config = chosen.value;
    return (shown: AbortSignal) => [
      button(config, shown),
      ...(config.name === 'buy_it_now' ? [] : [link(config.name, shown)]),
    ];
  };
  return fill(widget, choose, end);
}
