import { onEnd } from '../lib/on-end';
import { cartPurchase } from '../page/cart-purchase';
import { pageType } from '../page/page-type';
import { tellDeveloper } from '../developer-errors';
import { readCartAttributes } from '../shop';
import { onceEach, shownInCart } from '../shown';
import { CartGrid } from '../ui/cart-grid';
import gridStyle from '../ui/grid.css?inline';
import { mountInRoot } from '../ui/mount';
import { instrumentOf, isAvailable, mustKnowWhatIsSent } from '../wallets';
import { canServe, createWidget } from '../widget';
import { fill } from './fill';
import { hostClass } from './host';

/**
 * `<shopify-accelerated-checkout-cart>`: the wallet grid of a cart page or drawer. Shows every configured wallet that can be here,
 * each once, in the merchant's order. Empty without a cart cookie, with a legacy one, and while the cart is empty.
 */
export const CartHost = hostClass({
  css: gridStyle,
  render(host, root, read, end) {
    const shop = readCartAttributes(read, (error) => tellDeveloper(error, host));
    const configs = onceEach(shop.configs, isAvailable);
    const mustKnowShipping = configs.some(({ name }) => mustKnowWhatIsSent(name));
    const purchase = cartPurchase(host, mustKnowShipping);
    const widget = createWidget({ host, shop, pageType: pageType(), purchase, end });
    const instrumentsOf = (some: typeof configs) => some.map(({ name }) => instrumentOf(name));
    onEnd(
      end,
      mountInRoot(root, () => {
        const shown = configs.filter((config) => canServe(widget, config) && purchase.sellable.value);
        return <CartGrid instruments={instrumentsOf(configs)} shown={instrumentsOf(shown)} />;
      }),
    );
    // A withdrawn wallet keeps its element in a hidden box: a new element would load a partner's frame again.
    return fill(widget, () => (purchase.sellable.value ? shownInCart(configs, instrumentOf) : []));
  },
});
