import type { CartChange } from './cart-change';
import type { CartClient } from '../../../src/api/client';
import type { Deadline } from '../../../src/api/deadline';
import { cartPrepareForCompletion } from './operations';
import { poll, POLL_INTERVAL } from './poll';
import type { PreparedCart } from './prepared-cart';
import type { ReportedError } from '../errors/reaction';
import { untilPollAfter } from './poll-after';

/** Milliseconds that rates may take to come (specification, wallets §7). */
export const DELIVERY_LIMIT = 20_000;

const isPending = ({ code }: ReportedError): boolean => code === 'PENDING_DELIVERY_GROUPS';

/** When to look again at a cart that is being prepared; null when it is. */
function waitForRates(prepared: PreparedCart): number | null {
  if (prepared.type === 'throttled') return untilPollAfter(prepared.pollAfter);
  return prepared.type === 'not_ready' && prepared.errors.some(isPending) ? POLL_INTERVAL : null;
}

/**
 * Prepares the cart until its delivery options are known, for `limit` milliseconds at most. What it says then is the result,
 * even if it is still the same. Rejects with a `ClientError`, also when the deadline passes or cancels.
 */
export function prepareCart(
  client: CartClient,
  cartId: string,
  deadline: Deadline,
  limit: number = DELIVERY_LIMIT,
): Promise<PreparedCart> {
  return poll({
    ask: (signal) => cartPrepareForCompletion(client, cartId, { signal }),
    wait: waitForRates,
    limit,
    deadline,
  });
}

/**
 * What came of a change that new delivery options follow from. The change's warnings are said once: preparing does not repeat
 * that a line was cut to what is left.
 */
export type DeliveryUpdate =
  | { type: 'refused'; change: CartChange }
  | { type: 'changed'; change: CartChange; prepared: PreparedCart };

/**
 * Changes the address or the delivery options and waits for what follows from it. While rates are being fetched the server may
 * refuse the change itself; then it is made again. Change and waiting have the 20 s together.
 */
export async function updateDelivery(
  client: CartClient,
  cartId: string,
  change: (signal: AbortSignal) => Promise<CartChange>,
  deadline: Deadline,
): Promise<DeliveryUpdate> {
  const began = performance.now();
  const changed = await poll({
    ask: change,
    wait: ({ errors }) => (errors.length > 0 && errors.every(isPending) ? POLL_INTERVAL : null),
    limit: DELIVERY_LIMIT,
    deadline,
  });
  if (changed.errors.length > 0) return { type: 'refused', change: changed };
  const left = Math.max(0, began + DELIVERY_LIMIT - performance.now());
  return { type: 'changed', change: changed, prepared: await prepareCart(client, cartId, deadline, left) };
}
