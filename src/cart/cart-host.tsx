import { tellDeveloper } from '../core/developer-errors';
import { keepFilled } from '../core/element/keep-filled';
import type { HostKind } from '../core/element/render-host';
import { onEnd } from '../core/lib/on-end';
import { mount } from '../core/ui/mount';
import { instrumentOf, isAvailable, mustKnowWhatIsSent } from '../core/wallets';
import { canServe, createWidget } from '../core/widget';
import { CartGrid } from './cart-grid';
import { cartPurchase } from './cart-purchase';
import gridStyle from './grid.css?inline';
import { pageType } from './page-type';
import { onceEach, readCartAttributes, shownInCart } from './shown-in-cart';

/**
 * `<shopify-accelerated-checkout-cart>`: the wallet grid of a cart page or drawer. Shows every configured wallet that can be here,
 * each once, in the merchant's order. Empty without a cart cookie, with a legacy one, and while the cart is empty.
 */
export const kind: HostKind = {
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
      mount(root, () => {
        const shown = configs.filter((config) => canServe(widget, config) && purchase.sellable.value);
        return <CartGrid instruments={instrumentsOf(configs)} shown={instrumentsOf(shown)} />;
      }),
    );
    // A withdrawn wallet keeps its element in a hidden box: a new element would load a partner's frame again.
    return keepFilled(widget, () => (purchase.sellable.value ? shownInCart(configs, instrumentOf) : []));
  },
};
