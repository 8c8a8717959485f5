import type { SheetAction } from '../errors/decide';
import { toCheckout } from '../errors/sheet-errors';
import type * as Pay from '../pay/sheet-pay';
import type { SheetEvent } from '../session/sheet-session';
import type { Approval } from '../sheet';

/** Fetches what makes the order: a chunk of its own, because the sheet opens without it. */
export const loadPay = (): Promise<typeof Pay> => import('../pay/sheet-pay');

/** Fetches it while the shopper looks at the sheet. A failure does not matter: it is fetched again when the shopper pays. */
export const prefetchPay = (load: () => Promise<unknown> = loadPay): void => void load().catch(() => {});

/** Makes the order. When the code for that cannot be fetched, checkout takes the order. See `Sheet.authorize`. */
export async function authorize(
  event: SheetEvent,
  approval: Approval,
  load: () => Promise<Pick<typeof Pay, 'makeOrder'>> = loadPay,
): Promise<SheetAction[]> {
  const pay = await load().catch(() => null);
  return pay ? pay.makeOrder(event, approval) : [toCheckout('redirect_to_checkout_required')];
}
