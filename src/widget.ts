import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { endPresses, joinPress, leavePress } from './click';
import { onBfcacheRestore } from './lib/on-bfcache-restore';
import { markPurchase, type Purchase } from './page/purchase';
import type { ShopAttributes } from './shop';
import type { PageType, Prepared, WalletId } from './wallet';

/** The state of one host, shared by its buttons. */
export interface Widget {
  host: HTMLElement;
  shop: ShopAttributes;
  pageType: PageType;
  purchase: Purchase;
  /** Nothing can be bought at the moment: by the merchant's attribute, or because the page has nothing to sell. */
  disabled: ReadonlySignal<boolean>;
  /** The wallet whose press is under way. */
  busy: Signal<WalletId | null>;
  /** The merchant's own `disabled` attribute; on a product host only one that was set after the first paint. */
  merchantDisabled: Signal<boolean>;
  /** The press that began last: what it buys, and what ends it before its end. */
  pressed: { bought: string; signal: AbortSignal } | null;
  /** What was prepared for a wallet, kept until the widget ends. */
  prepared: Map<WalletId, { promise: Promise<Prepared>; value?: Prepared }>;
  /** The instrument that the host recommends at the moment, or null. */
  recommended(): WalletId | null;
  /** Writes on the host what it sells: `requires-shipping` and `has-selling-plan`. */
  mark(): void;
  dispose(): void;
}

/** The widgets of the hosts that are on the page. */
export const widgets = new Set<Widget>();

/**
 * Builds the state of a host and keeps the host's attributes true to it.
 *
 * @param recommended the instrument the host recommends at the moment, or null
 */
export function createWidget(
  host: HTMLElement,
  shop: ShopAttributes,
  purchase: Purchase,
  pageType: PageType,
  recommended: () => WalletId | null,
): Widget {
  const merchantDisabled = signal(host.hasAttribute('disabled'));
  const busy = signal<WalletId | null>(null);
  const mark = () => markPurchase(host, purchase);
  const endings = [
    onBfcacheRestore(() => {
      busy.value = null;
      endPresses();
    }),
    effect(mark),
    purchase.dispose,
  ];
  const widget: Widget = {
    host,
    shop,
    pageType,
    purchase,
    disabled: computed(() => merchantDisabled.value || !purchase.sellable.value),
    busy,
    merchantDisabled,
    pressed: null,
    prepared: new Map(),
    recommended,
    mark,
    dispose() {
      widgets.delete(widget);
      leavePress(widget);
      endings.forEach((end) => end());
    },
  };
  widgets.add(widget);
  joinPress(widget);
  return widget;
}
