import type { CartChange } from './cart-operations';
import type { CartClient } from '../../src/api/client';
import type { Deadline } from '../../src/api/deadline';
import { poll, untilPollAfter } from './poll';
import { cartPrepareForCompletion, type PreparedCart } from './prepared-cart';
import type { ReportedError } from './order-errors/reported-error';
import { DELIVERY_LIMIT } from '../limits';
import { POLL_INTERVAL } from '../limits';

/** An error of every cart whose rates are being fetched, or that has no address yet. */
export const PENDING = 'PENDING_DELIVERY_GROUPS';

/** Whether an error says that the rates are being fetched. */
export const isPending = ({ code }: ReportedError): boolean => code === PENDING;

/** Milliseconds until the next look at a cart whose rates are pending; `Infinity` when they are not. */
function waitForRates(prepared: PreparedCart): number {
  if (prepared.type === 'throttled') return untilPollAfter(prepared.pollAfter);
  return prepared.type === 'not_ready' && prepared.errors.some(isPending) ? POLL_INTERVAL : Infinity;
}

/**
 * Prepares the cart until its delivery options are known, for `limit` milliseconds at most. The last answer is the result, also when
 * rates are still pending. Rejects with a `ClientError`, also when the deadline passes or cancels.
 */
export function prepareCart(
  client: CartClient,
  cartId: string,
  deadline: Deadline,
  limit: number = DELIVERY_LIMIT,
): Promise<PreparedCart> {
  return poll({
    send: (signal) => cartPrepareForCompletion(client, cartId, { signal }),
    wait: waitForRates,
    limit,
    deadline,
  });
}

/**
 * The result of a change that delivery options depend on. Its warnings are needed, because preparing the cart does not repeat them: for
 * example that a quantity was reduced to the stock.
 */
export type DeliveryUpdate =
  | { type: 'refused'; change: CartChange }
  | { type: 'changed'; change: CartChange; prepared: PreparedCart };

/**
 * Changes the address or the delivery options and waits for the new rates. While rates are being fetched the server may refuse the
 * change itself; then it is sent again. Change and waiting share the 20 s.
 */
export async function updateDelivery(
  client: CartClient,
  cartId: string,
  change: (signal: AbortSignal) => Promise<CartChange>,
  deadline: Deadline,
): Promise<DeliveryUpdate> {
  const began = performance.now();
  const changed = await poll({
    send: change,
    wait: ({ errors }) => (errors.length > 0 && errors.every(isPending) ? POLL_INTERVAL : Infinity),
    limit: DELIVERY_LIMIT,
    deadline,
  });
  if (changed.errors.length > 0) return { type: 'refused', change: changed };
  const msLeft = Math.max(0, began + DELIVERY_LIMIT - performance.now());
  return { type: 'changed', change: changed, prepared: await prepareCart(client, cartId, deadline, msLeft) };
}
