import type { Signal } from '@preact/signals';
import { inSlices } from './lib/in-slices';
import { bought } from './page/pending-order';
import type { Purchase } from './page/purchase';
import type { Ending, WalletId } from './wallet';

/** Of a host, what a press needs that outlives it. */
interface Waiting {
  purchase: Purchase;
  busy: Signal<WalletId | null>;
}

/** A press from its click to its end. */
export interface UnderWay {
  /** Resolves when nobody is left on the page who waits for it. */
  abandoned: Promise<void>;
  /** The press has come to its end. Resolves with whether anybody still waits for it. */
  end(): Promise<boolean>;
}

interface Known {
  wallet: WalletId;
  hosts: Set<Waiting>;
  abandon(): void;
  /** Until when a host that is gone may have been rendered anew. */
  gap: Promise<void>;
}

/** What is bought → its press. Kept for the page and not for a host, because themes render hosts anew at any time. */
const presses = new Map<string, Known>();

/** The purchase that is on its way to checkout, so that a second press goes there too and makes no second cart. */
export const departure: { leaving: { purchase: string; ending: Ending } | null } = { leaving: null };

const boughtBy = ({ purchase }: Waiting): string => bought(purchase.productForm(), purchase.cartId());

/** Has a host wait for the press of what it sells, if one is under way: of a host whose place it has taken, or of another. */
export function joinPress(host: Waiting): void {
  const press = presses.size ? presses.get(boughtBy(host)) : undefined;
  if (!press) return;
  press.hosts.add(host);
  host.busy.value = press.wallet;
}

/** Begins the press of a host for which none is under way. */
export function beginPress(host: Waiting, wallet: WalletId): UnderWay {
  let abandon = () => {};
  const abandoned = new Promise<void>((resolve) => (abandon = resolve));
  const what = boughtBy(host);
  const hosts = new Set([host]);
  const press: Known = { wallet, hosts, abandon, gap: Promise.resolve() };
  presses.set(what, press);
  host.busy.value = wallet;
  return {
    abandoned,
    async end() {
      if (!hosts.size) await press.gap;
      if (presses.get(what) === press) presses.delete(what);
      for (const one of hosts) one.busy.value = null;
      return hosts.size > 0;
    },
  };
}

/** A host is gone: its press ends, unless the same is rendered anew in this task, or in the next ones where there are many. */
export function leavePress(host: Waiting): void {
  for (const press of presses.values()) {
    if (!press.hosts.delete(host) || press.hosts.size) continue;
    press.gap = new Promise((resolve) => {
      // In the queue of hosts that wait to be painted, the one that takes the place was there first.
      setTimeout(() => inSlices(resolve));
    });
    void press.gap.then(() => press.hosts.size || press.abandon());
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
  departure.leaving = null;
}
