import type { Fault } from './read-faults';

const PENDING = { code: 'PENDING_DELIVERY_GROUPS', message: 'Delivery groups are pending.' };

/** The result of prepare or submit with a fault applied; `result` is the real one, whose cart and checkout URL are kept. */
export const faultResult = (result: Record<string, unknown>, fault: Fault): Record<string, unknown> => {
  const isPrepare = 'cart' in result;
  const cart = isPrepare ? { cart: result['cart'] } : {};
  if (fault.throttled !== undefined) {
    const pollAfter = new Date(Date.now() + fault.throttled).toISOString();
    return { __typename: isPrepare ? 'CartThrottled' : 'SubmitThrottled', ...cart, pollAfter };
  }
  if (fault.notReady) return { __typename: 'CartStatusNotReady', ...cart, errors: fault.notReady };
  // An order that is made can't be refused.
  if (fault.submitFailed && result['__typename'] !== 'SubmitAlreadyAccepted')
    return { __typename: 'SubmitFailed', checkoutUrl: result['checkoutUrl'] ?? null, errors: fault.submitFailed };
  if (fault.alreadyAccepted) return { __typename: 'SubmitAlreadyAccepted', attemptId: 'scripted' };
  if (fault.pendingDeliveryGroups && isPrepare) return { __typename: 'CartStatusNotReady', ...cart, errors: [PENDING] };
  return result;
};
