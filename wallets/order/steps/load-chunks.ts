/** Fetches what few steps of an order need, each a chunk of its own. */
import { withTimeout } from '../../../src/core/lib/with-timeout';
import { ensureExport } from '../../../src/core/lib/ensure-export';
import type { Ending } from '../../../src/wallet';
import { MORE_AT_CHECKOUT } from '../actions/action';
import type { Approval } from '../in-sheet/events';
import type * as Payment from '../payment';
import type { TypedCodes } from '../lifetime/order';
import { withActions, type Step } from './step';
import { CHUNK_LIMIT } from '../time-limits';

/** Fetches what pays and submits: a chunk of its own, because the sheet opens without it. Rejects when it does not come in time. */
export const loadPayment = (): Promise<typeof Payment> =>
  withTimeout(CHUNK_LIMIT, ensureExport(import('../payment'), 'makeOrder'));

/** Fetches the words of a cart's later payments: a chunk of its own, for carts with a subscription. Rejects when it does not come in time. */
export const loadSubscriptions = () =>
  withTimeout(CHUNK_LIMIT, ensureExport(import('../subscriptions'), 'laterPayments'));

/** Fetches the steps of an order of which nothing is shipped: a chunk of its own. Rejects when it does not come in time. */
export const loadNotShipped = () => withTimeout(CHUNK_LIMIT, ensureExport(import('../not-shipped'), 'changeBilling'));

/** Fetches what discount codes need that are typed or refused: a chunk of its own. Rejects when it does not come in time. */
export const loadDiscountCodes = () =>
  withTimeout(CHUNK_LIMIT, ensureExport(import('../discount-codes'), 'changeCodes'));

/** Goes on with code of a chunk of its own. When that cannot be fetched in time, checkout takes the order. */
async function takeLoaded<T, R>(step: Step, load: Promise<T>, take: (code: T) => Promise<R>): Promise<R | Step> {
  let code: T;
  try {
    code = await load;
  } catch {
    return withActions(step, MORE_AT_CHECKOUT);
  }
  return take(code);
}

/** Fetches it while the shopper looks at the sheet. A failure does not matter: it is fetched again when the shopper pays. */
export function prefetch(load: () => Promise<unknown> = loadPayment): void {
  load().catch(() => {
    // The payment handles a failure.
  });
}

/** Makes the order. When the code for that cannot be fetched in time, checkout takes the order. See `OrderInSheet.pay`. */
export const loadAndMakeOrder = (
  step: Step,
  approval: Approval,
  load: () => Promise<Pick<typeof Payment, 'makeOrder'>> = loadPayment,
): Promise<Step | Ending> => takeLoaded(step, load(), ({ makeOrder }) => makeOrder(step, approval));

/** Changes the cart's discount codes as the shopper has typed them. When the code for that is late, checkout takes the order. */
export const loadAndChangeCodes = (step: Step, typed: TypedCodes): Promise<Step> =>
  takeLoaded(step, loadDiscountCodes(), ({ changeCodes }) => changeCodes(step, typed));
