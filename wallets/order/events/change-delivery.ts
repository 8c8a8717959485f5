import { type NextAction, MORE_AT_CHECKOUT } from '../actions/action';
import { choiceOf } from '../delivery-methods';
import { chooseMethod } from '../actions/address-actions';
import type { SheetEvent } from '../session/sheet-session';
import { chooseDelivery, deliveryGroups } from './change-cart';

/** Chooses the delivery options of a method. See `Sheet.delivery`. */
export async function changeDelivery(event: SheetEvent, methodId: string | null): Promise<NextAction[]> {
  if (methodId === null) return [chooseMethod];
  const { session } = event;
  const choice = choiceOf(deliveryGroups(session), methodId, session.options.offers);
  return choice ? chooseDelivery(event, choice) : [MORE_AT_CHECKOUT];
}
