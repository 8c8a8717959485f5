import { type NextAction, MORE_AT_CHECKOUT } from '../actions/action';
import { withTimeout } from '../../../src/core/lib/with-timeout';
import { whole } from '../../../src/core/lib/whole';
import type * as Pay from '../payment';
import type { SheetEvent } from '../session/sheet-session';
import type { Approval } from '../sheet';

/** How long a payment waits for that code, in milliseconds: less than the sheet waits for us, so that checkout can still take the order. */
const LIMIT = 10_000;

/** Fetches what makes the order: a chunk of its own, because the sheet opens without it. Rejects when it does not come in time. */
export const loadPay = (): Promise<typeof Pay> => withTimeout(LIMIT, whole(import('../payment'), 'makeOrder'));

/** Fetches it while the shopper looks at the sheet. A failure does not matter: it is fetched again when the shopper pays. */
export function prefetchPay(load: () => Promise<unknown> = loadPay): void {
  load().catch(() => {
    // The payment handles a failure.
  });
}

/** Makes the order. When the code for that cannot be fetched in time, checkout takes the order. See `Sheet.authorize`. */
export async function authorize(
  event: SheetEvent,
  approval: Approval,
  load: () => Promise<Pick<typeof Pay, 'makeOrder'>> = loadPay,
): Promise<NextAction[]> {
  let pay: Pick<typeof Pay, 'makeOrder'>;
  try {
    pay = await load();
  } catch {
    return [MORE_AT_CHECKOUT];
  }
  return pay.makeOrder(event, approval);
}
