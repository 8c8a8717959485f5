import type { Deadline } from '../../../src/api/deadline';
import { choiceOf } from '../delivery-methods';
import type { SheetAction } from '../errors/decide';
import { toCheckout } from '../errors/sheet-errors';
import type { SheetSession } from '../session/sheet-session';
import { chooseDelivery, deliveryGroups } from './change-cart';

/** Chooses the delivery options that a method stands for. See `Sheet.delivery`. */
export async function changeDelivery(
  session: SheetSession,
  deadline: Deadline,
  methodId: string,
): Promise<SheetAction[]> {
  const choice = choiceOf(deliveryGroups(session), methodId);
  return choice ? chooseDelivery(session, deadline, choice) : [toCheckout('redirect_to_checkout_required')];
}
