import { PENDING_ORDER } from '../../../src/storage-names';
import {
  awaitOrder,
  inStorages,
  isAwaitedHere,
  readOrders,
  type PendingOrder,
} from '../../../src/press/orders/pending-order';
import type { Cart } from '../../../src/press/running/cart/calls';
import type { Ending } from '../../../src/wallet';
import type { Order } from '../lifetime/order';
import { withTabLock } from './tab-lock';

/** How a press ends where another tab has submitted the same purchase: at the checkout of that cart. */
export type Elsewhere = Extract<Ending, { type: 'redirect' }>;

/**
 * The ending of a sheet for a purchase that another tab has submitted, so that it may be an order, or is one that the shopper had not seen
 * when approving here: to the checkout of that cart. Undefined where there is none.
 */
export function endingElsewhere({ ctx, seenCartIds }: Order): Elsewhere | undefined {
  const purchaseKey = ctx.purchaseKey();
  const other = readOrders().find(
    (pending) => pending.purchaseKey === purchaseKey && !(pending.isOrder && seenCartIds.includes(pending.cartId)),
  );
  return other && { type: 'redirect', url: other.checkoutUrl };
}

/** A line of a storage; see `readOrders`. */
const lineOf = ({ at, cartId, checkoutUrl }: PendingOrder, ...outcome: string[]): string =>
  [at, cartId, checkoutUrl, ...outcome].join('\t');

/**
 * Claims the purchase for a cart that is about to be submitted: from now until `outcomeKnown`, presses for this purchase lead only to this
 * cart, in all tabs, so nobody pays twice if an answer is lost or late.
 *
 * @returns the ending where another tab has claimed it: then nothing may be submitted
 */
export function claimPurchase(order: Order, { id, checkoutUrl }: Cart): Promise<Elsewhere | undefined> {
  return withTabLock(() => {
    // The sheet may have been closed meanwhile.
    order.closing.signal.throwIfAborted();
    const ending = endingElsewhere(order);
    if (ending) return ending;
    const claimed = { cartId: id, checkoutUrl, purchaseKey: order.ctx.purchaseKey(), at: Date.now(), isOrder: false };
    awaitOrder(claimed);
    inStorages((storage) => (storage[PENDING_ORDER + claimed.purchaseKey] = lineOf(claimed)));
    // A shopper who comes back to this page from the cart may buy something else.
    addEventListener('pagehide', () => awaitOrder(null), { once: true });
  });
}

/** The cart of the order is an order, and this page is about to go there and sells nothing else; or it is certainly not one. */
export function outcomeKnown({ created }: Order, isOrder: boolean): void {
  const cartId = created!.id;
  if (!isOrder && isAwaitedHere(cartId)) awaitOrder(null);
  for (const order of readOrders()) {
    if (order.cartId !== cartId) continue;
    const key = PENDING_ORDER + order.purchaseKey;
    inStorages((storage) => {
      // Another cart may have a line for the same purchase in another storage.
      if (!storage[key]?.includes(cartId)) return;
      // In its place: between two changes, another tab would see neither.
      if (isOrder) storage[key] = lineOf({ ...order, at: Date.now() }, 'order');
      else delete storage[key];
    });
  }
}
