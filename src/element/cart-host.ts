import { cartPurchase } from '../page/cart-purchase';
import { pageType } from '../page/page-type';
import { readCartAttributes } from '../shop';
import gridStyle from '../ui/grid.css?inline';
import { isAvailable, wallets } from '../wallets';
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
    const mustKnowShipping = configs.some(({ name }) => wallets[name].gesture);
    const purchase = cartPurchase(host, mustKnowShipping);
    const widget = createWidget({ host, shop, pageType: pageType(), purchase, end });
    const frame = cartFrame(configs.map(({ name }) => wallets[name].instrument));
    return fill(widget, [frame], () => {
      const shown = purchase.sellable.value ? configs : [];
      frame.hidden = !shown.length;
      return shown.map((config) => [config, { slot: `button-${wallets[config.name].instrument}` }]);
    });
  },
});
