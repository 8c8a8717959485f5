import { computed, effect, signal } from '@preact/signals';
import { onEnd } from '../lib/async';
import { addWidget, type Widget } from './live-widgets';
import { markPurchase, type Purchase } from '../page/purchase';
import { WHITE } from '../button/background';
import { TAKEN } from '../button/roots';
import type { KnownConfig, WalletConfig } from '../markup/host-attributes';
import { sellsPurchase } from '../markup/shown-wallets';
import type { WalletId } from '../wallet';
import { isAvailable } from './wallets';

/** What a widget is made of. */
type WidgetSetup = Pick<Widget, 'host' | 'shop' | 'pageType' | 'purchase' | 'recommended' | 'end'>;

/**
 * Whether the merchant has disabled the host. On a product host, a `disabled` in the server's markup is ignored and removed: it is about
 * the variant that the server chose, and nothing would remove it when the shopper chooses another. While the host has none of our elements,
 * its markup is the server's: at first, and after a morph.
 */
export function readMerchantDisabled(host: HTMLElement, { form }: Purchase): boolean {
  if (form && !host.querySelector(TAKEN)) host.removeAttribute('disabled');
  return host.hasAttribute('disabled');
}

/** Whether a wallet can be offered for the current purchase: reads the signals that decide it. */
export const canServe = ({ withdrawn, purchase }: Widget, config: WalletConfig | null): config is KnownConfig =>
  isAvailable(config) && !withdrawn.value.includes(config.name) && sellsPurchase(config, purchase.hasPlan.value);

/** Builds the state of a host, and keeps the host's attributes true to it until its end. */
export function createWidget(setup: WidgetSetup): Widget {
  const { host, purchase, end } = setup;
  const merchantDisabled = signal(readMerchantDisabled(host, purchase));
  const widget: Widget = {
    ...setup,
    createdAt: performance.now(),
    disabled: computed(() => merchantDisabled.value || !purchase.sellable.value),
    busy: signal<WalletId | null>(null),
    withdrawn: signal<readonly WalletId[]>([]),
    background: signal(WHITE),
    merchantDisabled,
  };
  onEnd(
    end,
    effect(() => markPurchase(host, purchase)),
  );
  addWidget(widget);
  return widget;
}
