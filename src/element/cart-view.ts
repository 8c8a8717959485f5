import { cartPurchase } from '../page/cart-purchase';
import { watchConsent } from '../page/consent';
import { watchLayout } from '../page/layout';
import { pageType } from '../page/page-type';
import { wallets } from '../wallets';
import { createWidget } from '../widget';
import type { CartAttributes } from '../shop';
import { cartFrame } from './cart-frame';
import { fill } from './fill';
import type { View } from './host';
import { isKnown, recommendedInstrument, type KnownConfig } from './known-config';
import { createWalletElement } from './wallet-element';

const GRID = 'wallet-cart-grid';

/** Fills the cart host with every configured wallet that can be here, each once, in the merchant's order; with none while the cart is empty. */
export function paintCart(host: HTMLElement, root: ShadowRoot, attributes: CartAttributes): View {
  const configs = [...new Map(attributes.configs.filter(isKnown).map((config) => [config.name, config])).values()];
  const purchase = cartPurchase(host, attributes, configs.some(({ name }) => wallets[name].gesture));
  const widget = createWidget(host, attributes, purchase, pageType(), () => recommendedInstrument(host));
  const { wrapper, grid } = cartFrame(configs.map(({ name }) => wallets[name].instrument));
  root.textContent = '';
  root.appendChild(wrapper);

  const button = ({ name, params }: KnownConfig) =>
    createWalletElement(widget, name, params, {
      slot: `button-${wallets[name].instrument}`,
    });
  const view = fill(host, widget, () => {
    const shown = purchase.sellable.value ? configs : [];
    wrapper.hidden = !shown.length;
    return () => shown.map(button);
  });
  const stopLayout = watchLayout(host, (vertical) => {
    grid.className = `${GRID} ${GRID}--${vertical ? 'vertical' : 'horizontal'}`;
  });
  const stopConsent = watchConsent(host, purchase.hasSellingPlan, attributes);
  return {
    ...view,
    dispose() {
      stopConsent();
      stopLayout();
      view.dispose();
    },
  };
}
