import { cartPurchase } from '../page/cart-purchase';
import { pageType } from '../page/page-type';
import type { CartAttributes } from '../shop';
import { isAvailable, wallets } from '../wallets';
import { createWidget } from '../widget';
import { cartFrame } from './cart-frame';
import { fill } from './fill';
import type { View } from './host';

/**
 * Fills the cart host with every configured wallet that can be here, each once, in the merchant's order; with none while the cart is
 * empty. Until `end`.
 */
export function renderCart(host: HTMLElement, shop: CartAttributes, end: AbortSignal): View {
  const configs = [...new Map(shop.configs.filter(isAvailable).map((config) => [config.name, config])).values()];
  const mustKnowShipping = configs.some(({ name }) => wallets[name].gesture);
  const purchase = cartPurchase(host, mustKnowShipping);
  const widget = createWidget({ host, shop, pageType: pageType(), purchase, end });
  const wrapper = cartFrame(configs.map(({ name }) => wallets[name].instrument));

  return fill(widget, [wrapper], () => {
    const shown = purchase.sellable.value ? configs : [];
    wrapper.hidden = !shown.length;
    return shown.map((config) => [config, { slot: `button-${wallets[config.name].instrument}` }]);
  });
}
