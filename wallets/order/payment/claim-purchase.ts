import { PENDING_ORDER } from '../../../src/storage-names';
import { pause } from '../../../src/api/deadline';
import {
  awaitOrder,
  inStorages,
  isAwaitedHere,
  orderText,
  readOrders,
  type PendingOrder,
} from '../../../src/press/pending-order';
import type { Cart } from '../../../src/press/cart/calls';
import type { Ending } from '../../../src/wallet';
import type { Order } from '../order';
import { heldClaims, holdClaim, type HeldClaim } from './held-claims';
import { withTabLock } from './tab-lock';
import { SEEN_LATE } from '../../limits';

/** How a press ends where another tab has submitted the same purchase: at the checkout of that cart. */
export type Elsewhere = Extract<Ending, { type: 'redirect' }>;

/** A purchase that was claimed, or the ending where another tab has claimed it. */
export type Claim = HeldClaim | Elsewhere;

/** `in` is not used, because a page may have put a `type` on `Object.prototype`. */
export const isElsewhere = (result: object): result is Elsewhere => Object.hasOwn(result, 'type');

/**
 * The ending of a sheet for a purchase that another tab has submitted, so that it may be an order, or is one that the shopper had not seen
 * when approving here: to the checkout of that cart. Undefined where there is none.
 *
 * @param ownCartId a cart that this tab has claimed itself
 */
export async function endingElsewhere(order: Order, ownCartId?: string): Promise<Elsewhere | undefined> {
  const { ctx, seenCartIds, heard } = order;
  const held = await heldClaims();
  heard.push(...held.filter(({ cartId }) => cartId !== ownCartId));
  const purchaseKey = ctx.purchaseKey();
  const other = [...readOrders(), ...heard].find(
    (pending) =>
      pending.purchaseKey === purchaseKey && pending.cartId !== ownCartId && !seenCartIds.includes(pending.cartId),
  );
  return other && { type: 'redirect', url: other.checkoutUrl };
}

/**
 * Notes a cart in the storage of all tabs, or in the next one that takes it. An order does not take the place of another cart.
 *
 * @param isOver it is to be noted nowhere any more
 */
function store(order: PendingOrder, isOver = false): void {
  const key = PENDING_ORDER + order.purchaseKey;
  inStorages((storage) => {
    const line = storage[key];
    const isOurs = line?.includes(order.cartId);
    if (!isOver && (isOurs || !line || !order.isOrder))
      isOver = !!(storage[key] = orderText(order).slice(key.length + 1));
    else if (isOurs) delete storage[key];
  });
}

/**
 * Claims the purchase for a cart that is about to be submitted: from now until `outcomeKnown`, presses for this purchase lead only to this
 * cart, in all tabs, so nobody pays twice if an answer is lost or late.
 *
 * @returns the claim; or the ending where another tab has claimed it: then nothing may be submitted
 */
export function claimPurchase(order: Order, { id, checkoutUrl }: Cart): Promise<Claim> {
  const { closing, ctx } = order;
  return withTabLock(async (isLocked) => {
    const ending = await endingElsewhere(order);
    // The sheet may have been closed meanwhile.
    closing.signal.throwIfAborted();
    if (ending) return ending;
    const claimed = { cartId: id, checkoutUrl, purchaseKey: ctx.purchaseKey(), at: Date.now(), isOrder: false };
    order.hasClaimed = true;
    awaitOrder(claimed);
    store(claimed);
    // A shopper who comes back to this page from the cart may buy something else.
    addEventListener('pagehide', () => awaitOrder(null), { once: true });
    const claim = holdClaim(claimed);
    if (isLocked) return claim;
    // Another tab without the lock may have claimed it in the same moment: each sees the other by now.
    await pause(SEEN_LATE);
    const other = await endingElsewhere(order, id);
    if (other) outcomeKnown(claim, false);
    return other ?? claim;
  });
}

/** The claimed cart is an order, and this page is about to go there and sells nothing else; or it is certainly not one. */
export function outcomeKnown({ claimed, end }: HeldClaim, isOrder: boolean): void {
  if (isOrder) store({ ...claimed, at: Date.now(), isOrder });
  else {
    if (isAwaitedHere(claimed.cartId)) awaitOrder(null);
    store(claimed, true);
  }
  end(isOrder);
}
