import { choiceOf } from '../delivery-methods';
import { chooseMethod } from '../errors/address-errors';
import type { SheetAction } from '../errors/decide';
import { MORE_AT_CHECKOUT } from '../errors/sheet-errors';
import type { SheetEvent } from '../session/sheet-session';
import { chooseDelivery, deliveryGroups } from './change-cart';

/** Chooses the delivery options of a method. See `Sheet.delivery`. */
export async function changeDelivery(event: SheetEvent, methodId: string | null): Promise<SheetAction[]> {
  if (methodId === null) return [chooseMethod];
  const { session } = event;
  const choice = choiceOf(deliveryGroups(session), methodId, session.options.offers);
  return choice ? chooseDelivery(event, choice) : [MORE_AT_CHECKOUT];
}
