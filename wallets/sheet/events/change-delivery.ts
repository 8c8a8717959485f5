import { choiceOf } from '../delivery-methods';
import type { SheetAction } from '../errors/decide';
import { toCheckout } from '../errors/sheet-errors';
import type { SheetEvent } from '../session/sheet-session';
import { chooseDelivery, deliveryGroups } from './change-cart';

/** Chooses the delivery options that a method stands for. See `Sheet.delivery`. */
export async function changeDelivery(event: SheetEvent, methodId: string): Promise<SheetAction[]> {
  const choice = choiceOf(deliveryGroups(event.session), methodId);
  return choice ? chooseDelivery(event, choice) : [toCheckout('redirect_to_checkout_required')];
}
