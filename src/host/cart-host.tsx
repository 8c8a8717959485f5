import { cartSlot, onceEach, readCartAttributes, shownInCart } from '../markup/shown-in-cart';
import { EXPRESS_CHECKOUT } from '../words';
import { tellDeveloper } from '../markup/developer-errors';
import { keepFilled } from './keep-filled';
import type { HostKind } from './render-host';
import { onEnd } from '../lib/async';
import { mount } from '../button/roots';
import { instrumentOf, isAvailable, mustKnowWhatIsSent } from '../widget/wallets';
import { canServe, createWidget } from '../widget/widget';
import { cartPurchase } from '../page/cart-purchase';
import gridStyle from './grid.css?inline';
import { pageType } from '../page/page-type';

/** Width of a cart's grid from which its buttons are in one row, in CSS pixels. Six and more buttons are always stacked. */
export function rowWidth(instruments: readonly string[]): string {
  const { length } = instruments;
  const row = length > 5 ? 9999 : length < 2 ? 500 : length * (instruments.includes('AmazonPay') ? 150 : 110) - 10;
  return `${row}.02px`;
}

interface CartGridProps {
  /** Instruments of the wallets, in order. */
  instruments: readonly string[];
  /** The instruments that can buy now. */
  shown: readonly string[];
}

/**
 * The content of the cart host's shadow root: a heading for screen readers, and one box with a slot for each instrument. Boxes are hidden,
 * not removed: Preact removes an element by its `remove` method, which old libraries replace with their own.
 */
export function CartGrid({ instruments, shown }: CartGridProps) {
  return (
    <div className="wrapper" hidden={!shown.length}>
      <h2 lang="ja">{EXPRESS_CHECKOUT}</h2>
      <div part="grid" style={{ '--karui-row': rowWidth(shown) }}>
        {instruments.map((instrument) => (
          <div key={instrument} part="button-box" hidden={!shown.includes(instrument)}>
            <slot name={cartSlot(instrument)} />
          </div>
        ))}
      </div>
    </div>
  );
}

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
