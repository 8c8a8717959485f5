import { inSlices } from '../../core/lib/in-slices';
import type { WalletId } from '../../wallet';
import { liveWidgets } from '../../core/live-widgets';
import type { Widget } from '../../core/widget';
import { forgetDeparture } from '../choice/double-click';
import { purchaseKey } from '../choice/pending-order';
import { readProductForm } from '../choice/product-form';

/** A press from its click to its end. */
export interface UnderWay {
  /** Resolves when no host on the page waits for it any more. */
  abandoned: Promise<void>;
  /** Resolves with whether a host still waits for it. */
  isAwaited(): Promise<boolean>;
  /** Ends the press: its buttons can be pressed again. */
  end(): void;
  /** The shopper's choice has come to the form. Returns the host that waits for it: the pressed one, or the one rendered in its place. */
  endChoice(): Widget;
}

interface Known {
  wallet: WalletId;
  hosts: Set<Widget>;
  abandon(): void;
  /** Resolves when the theme has had time to render a removed host anew. */
  gap: Promise<void>;
}

/**
 * Purchase → its press. While the shopper's choice is on its way to the form, the key is the product's variants, because the theme may
 * render the host anew with another variant. Kept for the page and not for each host, because themes render hosts anew at any time.
 */
const presses = new Map<string | null, Known>();

const keyOf = ({ purchase }: Widget): string => purchaseKey(readProductForm(purchase.form), purchase.cartId());

const variantsOf = ({ host, purchase }: Widget): string | null => purchase.form && host.getAttribute('variant-params');

/**
 * Whether a host's buttons have a place in the page: a theme may keep the old product for a while, hidden, beside the new one. The host
 * itself has none where its theme says `display: contents`.
 */
export const isSeen = ({ host }: Widget): boolean => (host.firstElementChild?.getClientRects().length ?? 0) > 0;

/**
 * Makes a host wait for the press of the same purchase: of a host that it has replaced, or of another host.
 *
 * @returns whether there is one
 */
export function joinPress(host: Widget): boolean {
  // Most pages have no press under way: their forms need not be read.
  if (presses.size === 0) return false;
  const press = presses.get(keyOf(host)) ?? presses.get(variantsOf(host));
  if (!press) return false;
  press.hosts.add(host);
  host.busy.value = press.wallet;
  return true;
}

/** Ends the press unless a host that waits for it is rendered in this task, or in the next ones where there are many. */
function abandonLater(press: Known): void {
  press.gap = new Promise((resolve) => {
    // The host that takes the place was queued for painting before this.
    setTimeout(() => inSlices(resolve));
  });
  void press.gap.then(() => {
    if (press.hosts.size === 0) press.abandon();
  });
}

/** Begins the press of a host. The host must not have another press under way. */
export function beginPress(host: Widget, wallet: WalletId, isChoosing: boolean): UnderWay {
  let abandon = () => {};
  const abandoned = new Promise<void>((resolve) => (abandon = resolve));
  let what = (isChoosing && variantsOf(host)) || keyOf(host);
  // Its host may have been rendered anew while the code was fetched.
  const hosts = new Set(
    liveWidgets.has(host) ? [host] : [...liveWidgets].filter((one) => keyOf(one) === what || variantsOf(one) === what),
  );
  const press: Known = { wallet, hosts, abandon, gap: Promise.resolve() };
  presses.set(what, press);
  for (const one of hosts) one.busy.value = wallet;
  if (!hosts.size) abandonLater(press);
  // After this press was cancelled, another one may have begun with the same key.
  const leave = () => presses.get(what) === press && presses.delete(what);
  return {
    abandoned,
    async isAwaited() {
      if (!hosts.size) await press.gap;
      return hosts.size > 0;
    },
    end() {
      leave();
      for (const one of hosts) one.busy.value = null;
    },
    endChoice() {
      const waiting = [...hosts].find(isSeen) ?? host;
      // The press may be over: its sheet was closed, or the page was left.
      if (leave()) {
        what = keyOf(waiting);
        presses.set(what, press);
      }
      return waiting;
    },
  };
}

/** A host has left the page: its press ends, unless the host is rendered anew. */
export function leavePress(host: Widget): void {
  for (const press of presses.values()) {
    if (press.hosts.delete(host) && !press.hosts.size) abandonLater(press);
  }
}

/** Ends all presses: the page was left, and has come back. */
export function endPresses(): void {
  for (const { hosts, abandon } of presses.values()) {
    for (const host of hosts) host.busy.value = null;
    hosts.clear();
    abandon();
  }
  presses.clear();
  forgetDeparture();
}
