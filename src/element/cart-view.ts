import { cartPurchase } from '../page/cart-purchase';
import { watchLayout } from '../page/layout';
import { pageType } from '../page/page-type';
import type { CartAttributes } from '../shop';
import { isAvailable, mustKnowWhatIsSent, wallets } from '../wallets';
import { createWidget } from '../widget';
import { cartFrame } from './cart-frame';
import { fill } from './fill';
import type { View } from './host';

const GRID = 'wallet-cart-grid';

/**
 * Fills the cart host with every configured wallet that can be here, each once, in the merchant's order; with none while the cart is
 * empty. Until `end`.
 */
export function renderCart(host: HTMLElement, root: ShadowRoot, shop: CartAttributes, end: AbortSignal): View {
  const configs = [...new Map(shop.configs.filter(isAvailable).map((config) => [config.name, config])).values()];
  const mustKnowShipping = configs.some(({ name }) => mustKnowWhatIsSent(name));
  const purchase = cartPurchase(host, mustKnowShipping);
  const widget = createWidget({ host, shop, pageType: pageType(), purchase, end });
  const { wrapper, grid } = cartFrame(configs.map(({ name }) => wallets[name].instrument));
  root.textContent = '';
  root.appendChild(wrapper);
  watchLayout(host, (vertical) => (grid.className = `${GRID} ${GRID}--${vertical ? 'vertical' : 'horizontal'}`), end);

  return fill(widget, () => {
    const shown = purchase.sellable.value ? configs.filter(({ name }) => !widget.withdrawn.value.includes(name)) : [];
    wrapper.hidden = !shown.length;
    grid.dataset['count'] = `${shown.length}`;
    configs.forEach((config, index) => ((grid.children[index] as HTMLElement).hidden = !shown.includes(config)));
    return shown.map((config) => [config, { slot: `button-${wallets[config.name].instrument}` }]);
  });
}
