import type { ReadonlySignal, Signal } from '@preact/signals';
import type { PageType, WalletId } from '../wallet';
import { onEnd } from '../lib/async';
import type { Purchase } from '../page/purchase';
import type { KnownConfig, ShopAttributes } from '../markup/host-attributes';

/** The state of one host, shared by its buttons. */
export interface Widget {
  /** Aborted when the host is rendered anew or has left the page. */
  end: AbortSignal;
  /** When the host's markup was read, in milliseconds of `performance.now()`. */
  createdAt: number;
  host: HTMLElement;
  shop: ShopAttributes;
  pageType: PageType;
  purchase: Purchase;
  /**
   * Signal of the wallet that the markup's `recommended` names; its value is null if that wallet can't be offered now. Null or absent if
   * the markup has no `recommended`.
   */
  recommended?: ReadonlySignal<KnownConfig | null> | null;
  /** Nothing can be bought at the moment: by the merchant's attribute, or because the page has nothing to sell. */
  disabled: ReadonlySignal<boolean>;
  /** The wallet whose press is under way. */
  busy: Signal<WalletId | null>;
  /** Wallets that can't serve this shopper or this purchase: they are not shown. */
  withdrawn: Signal<readonly WalletId[]>;
  /** Luminance of what the host stands on, from 0 to 255; that of white until the first frame. */
  background: Signal<number>;
  /** The merchant's own `disabled` attribute; on a product host only one that was set after the first paint. */
  merchantDisabled: Signal<boolean>;
}

/** The widgets of the hosts that are on the page. */
export const liveWidgets = new Set<Widget>();

const listeners = new Set<(widget: Widget) => void>();

/** Calls `run` for each widget that is on the page, and for each that comes later. */
export function onWidget(run: (widget: Widget) => void): void {
  listeners.add(run);
  liveWidgets.forEach(run);
}

/** A widget is on the page, until its end: all who follow widgets hear of it. */
export function addWidget(widget: Widget): void {
  liveWidgets.add(widget);
  onEnd(widget.end, () => liveWidgets.delete(widget));
  for (const tell of listeners) tell(widget);
}
