/** Fetches what few steps of an order need, each a chunk of its own. */
import { PAYMENT, RARE_ORDER } from '../../../src/chunk-names';
import { fetchChunk } from '../../../src/core/code';
import type { Ending } from '../../../src/wallet';
import { MORE_AT_CHECKOUT } from '../actions/action';
import type { Approval } from '../in-sheet/events';
import type * as Payment from '../payment';
import type * as Rare from '../rare-order';
import type { TypedCodes } from '../lifetime/order';
import { withActions, type Step } from './step';

/** Fetches what pays and submits: a file of its own, because the sheet opens without it. Rejects when it does not come in time. */
export const loadPayment = () => fetchChunk<typeof Payment>(PAYMENT);

/** Fetches what few orders need: typed codes, later payments, goods that are not shipped. Rejects when it does not come in time. */
export const loadRare = () => fetchChunk<typeof Rare>(RARE_ORDER);

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
  takeLoaded(step, loadRare(), ({ changeCodes }) => changeCodes(step, typed));
