import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ShopAttributes } from './shop';
import { onBfcacheRestore } from './lib/on-bfcache-restore';
import { forgetOrder, rememberOrder } from './page/pending-order';
import { markPurchase, type Purchase } from './page/purchase';
import type { Pressable } from './press';
import { report } from './telemetry/track';
import { departure, endPresses, joinPress, leavePress } from './under-way';
import type { Ending, PageType, Prepared, WalletContext, WalletId } from './wallet';

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
  off: Signal<boolean>;
  /** The press that began last: what it buys, and what ends it before its end. */
  pressed: { bought: string; signal: AbortSignal } | null;
  /** What was prepared for a wallet, kept until the widget ends. */
  prepared: Map<WalletId, { promise: Promise<Prepared>; value?: Prepared }>;
  /** The purchase that is on its way to checkout, so that a second press goes there too and makes no second cart; the page's. */
  leaving: { purchase: string; ending: Ending } | null;
  /** Writes on the host what it sells: `requires-shipping` and `has-selling-plan`. */
  mark(): void;
  context(pressable: Pressable): WalletContext;
  dispose(): void;
}

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
  const off = signal(host.hasAttribute('disabled'));
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
    disabled: computed(() => off.value || !purchase.sellable.value),
    busy,
    off,
    pressed: null,
    prepared: new Map(),
    get leaving() {
      return departure.leaving;
    },
    set leaving(leaving) {
      departure.leaving = leaving;
    },
    mark,
    context: ({ wallet, element, params }) => ({
      ...shop,
      wallet,
      element,
      params,
      pageType,
      get recommended() {
        return recommended();
      },
      productForm: purchase.productForm,
      cartId: purchase.cartId,
      requiresShipping: purchase.mayShip,
      isSaving: purchase.isSaving,
      get signal() {
        return widget.pressed!.signal;
      },
      submitting: ({ id, checkoutUrl }) => rememberOrder({ cartId: id, checkoutUrl, bought: widget.pressed!.bought }),
      outcomeKnown: forgetOrder,
      report,
    }),
    dispose() {
      leavePress(widget);
      endings.forEach((end) => end());
    },
  };
  joinPress(widget);
  return widget;
}
