import { signal } from '@preact/signals';
import { onEnd } from '../lib/on-end';
import { cartPurchase } from '../page/cart-purchase';
import { watchLayout } from '../page/layout';
import { pageType } from '../page/page-type';
import type { CartAttributes } from '../shop';
import { CartGrid } from '../ui/cart-grid';
import { mount } from '../ui/mount';
import { isAvailable, wallets } from '../wallets';
import { createWidget } from '../widget';
import { fill } from './fill';
import type { View } from './host';

/**
 * Fills the cart host with every configured wallet that can be here, each once, in the merchant's order; with none while the cart is
 * empty. Until `end`.
 */
export function renderCart(host: HTMLElement, root: ShadowRoot, shop: CartAttributes, end: AbortSignal): View {
  const configs = [...new Map(shop.configs.filter(isAvailable).map((config) => [config.name, config])).values()];
  const mustKnowShipping = configs.some(({ name }) => wallets[name].gesture);
  const purchase = cartPurchase(host, mustKnowShipping);
  const widget = createWidget({ host, shop, pageType: pageType(), purchase, end });
  const isVertical = signal(false);
  watchLayout(host, (vertical) => (isVertical.value = vertical), end);
  const instruments = configs.map(({ name }) => wallets[name].instrument);
  // A new place each time: Preact takes boxes away by their `remove`, which old libraries replace by a method of their own.
  const place = new DocumentFragment();
  onEnd(
    end,
    mount(place, () => (
      <CartGrid
        instruments={instruments}
        isVertical={isVertical.value}
        hidden={!(purchase.sellable.value && instruments.length)}
      />
    )),
  );
  root.textContent = '';
  root.appendChild(place);

  return fill(widget, () =>
    (purchase.sellable.value ? configs : []).map((config) => [
      config,
      { slot: `button-${wallets[config.name].instrument}` },
    ]),
  );
}
