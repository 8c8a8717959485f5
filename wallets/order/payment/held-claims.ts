import { withTimeout } from '../../../src/lib/async';
import { orderText, readOrder, type PendingOrder } from '../../../src/press/pending-order';
import { ORDER_LOCK } from '../../../src/storage-names';
import { ORDER_LIFE } from '../../../src/limits';
import { SEEN_LATE } from '../../limits';

/** A purchase that this tab has claimed. */
export interface HeldClaim {
  readonly claimed: PendingOrder;
  /** Ends it: the cart is certainly no order; or it is one, of which the other tabs are told. */
  end(isOrder: boolean): void;
}

/** Undefined where the browser has none. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(ORDER_LOCK);
  } catch {
    return undefined;
  }
}

/** Tells the other tabs of a cart that may be an order, or is one. */
function tell(claimed: PendingOrder): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage(orderText(claimed));
  channel?.close();
}

/**
 * Holds a claim as a Web Lock whose name says all of it: other tabs find it also where storage is full, blocked or cleared. It lasts until
 * the cart is certainly no order, the page is left, or the order was known for a minute.
 */
export function holdClaim(claimed: PendingOrder): HeldClaim {
  const over = new AbortController();
  const { signal } = over;
  const letGo = () => over.abort();
  const hold = async () =>
    navigator.locks.request(
      orderText(claimed),
      () => signal.aborted || new Promise((resolve) => signal.addEventListener('abort', resolve)),
    );
  // Without locks, the storages tell of it.
  hold().catch(() => {});
  const leave = () => {
    tell(claimed);
    letGo();
  };
  addEventListener('pagehide', leave, { signal });
  return {
    claimed,
    end(isOrder) {
      if (!isOrder) return letGo();
      tell(claimed);
      setTimeout(letGo, ORDER_LIFE);
    },
  };
}

/** The claims that tabs hold at present. None where the browser has no locks, refuses to tell or takes too long. */
export async function heldClaims(): Promise<PendingOrder[]> {
  try {
    const { held = [] } = await withTimeout(SEEN_LATE, navigator.locks.query());
    return held.flatMap(({ name = '' }) => readOrder(name) ?? []);
  } catch {
    // Then the storages alone tell.
    return [];
  }
}

/**
 * Hears of carts that may be orders while their tabs are left, and no longer hold anything.
 *
 * @returns what ends it; undefined where the browser has none
 */
export function hearClaims(hear: (claimed: PendingOrder) => void): BroadcastChannel | undefined {
  const channel = openChannel();
  if (channel)
    channel.onmessage = ({ data }) => {
      const claimed = readOrder(`${data}`);
      if (claimed) hear(claimed);
    };
  return channel;
}
