import { cartPurchase } from '../page/cart-purchase';
import { pageType } from '../page/page-type';
import { readCartAttributes, type KnownConfig } from '../shop';
import gridStyle from '../ui/grid.css?inline';
import { isAvailable, mustKnowWhatIsSent, wallets } from '../wallets';
import { createWidget } from '../widget';
import { cartFrame } from './cart-frame';
import { fill } from './fill';
import { hostClass } from './host';

/**
 * `<shopify-accelerated-checkout-cart>`: the wallet grid of a cart page or drawer. Shows every configured wallet that can be here,
 * each once, in the merchant's order. Empty without a cart cookie, with a legacy one, and while the cart is empty.
 */
export const CartHost = hostClass({
  css: gridStyle,
  render(host, read, end) {
    const shop = readCartAttributes(read, host);
    const configs = [...new Map(shop.configs.filter(isAvailable).map((config) => [config.name, config])).values()];
    const mustKnowShipping = configs.some(({ name }) => mustKnowWhatIsSent(name));
    const purchase = cartPurchase(host, mustKnowShipping);
    const widget = createWidget({ host, shop, pageType: pageType(), purchase, end });
    const { frame, grid } = cartFrame(configs.map(({ name }) => wallets[name].instrument));
    return fill(widget, [frame], () => {
      const isShown = ({ name }: KnownConfig) => purchase.sellable.value && !widget.withdrawn.value.includes(name);
      const shown = configs.filter(isShown);
      frame.hidden = !shown.length;
      grid.dataset['count'] = `${shown.length}`;
      configs.forEach((config, index) => ((grid.children[index] as HTMLElement).hidden = !isShown(config)));
      return shown.map((config) => [config, { slot: `button-${wallets[config.name].instrument}` }]);
    });
  },
});
