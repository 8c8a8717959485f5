import { effect, untracked } from '@preact/signals';
import type { WalletId } from '../wallet';
import { wallets } from '../wallets';
import { createWidget, type Widget } from '../widget';
import type { ProductAttributes, WalletConfig } from './attributes';
import { createWalletElement } from './wallet-element';

/** A painted host. */
export interface ProductView {
  widget: Widget;
  dispose(): void;
}

/** Fills the host with the chosen wallet and, unless it is the unbranded button, the link beside it; again when the choice changes. */
export function paintProduct(host: HTMLElement, attributes: ProductAttributes, form: HTMLFormElement): ProductView {
  const widget = createWidget(host, attributes, form);
  const common = {
    'access-token': attributes.accessToken,
    'buyer-country': attributes.buyerCountry,
    'buyer-currency': attributes.buyerCurrency,
    'page-type': 'product',
  };
  const button = ({ name, params }: WalletConfig & { name: WalletId }) =>
    createWalletElement(widget, name, params, {
      ...common,
      slot: 'button',
      'wallet-params': JSON.stringify(params),
      'call-to-action': '',
    });
  const link = (beside: WalletId) =>
    createWalletElement(
      widget,
      'more_options',
      {},
      { ...common, slot: 'more-options', 'wallet-instrument-name': wallets[beside].instrument },
    );

  const stop = effect(() => {
    const config = widget.chosen.value;
    const children = untracked(() => [button(config), ...(config.name === 'buy_it_now' ? [] : [link(config.name)])]);
    host.replaceChildren(...children.map((child) => child.element));
    return () => children.forEach((child) => child.dispose());
  });
  return {
    widget,
    dispose() {
      stop();
      widget.dispose();
    },
  };
}
