import type { NextAction } from '../actions/action';
import type { MailingAddress } from '../address/mailing-address';
import { isServiceable, missingChoices } from '../delivery-methods';
import { countryError, notServed } from '../actions/address-actions';
import { requiresShipping } from '../operations/sheet-cart';
import { currentCart, type SheetEvent } from '../session/sheet-session';
import { chooseDelivery, deliveryGroups, mayGoOn, setBuyer } from './change-cart';

/** Gives the cart the address and, where nothing is chosen yet, the first delivery option. See `Sheet.address`. */
export async function changeAddress(event: SheetEvent, address: MailingAddress): Promise<NextAction[]> {
  const { session } = event;
  session.country = session.addressed.shipping = address.country;
  const unknown = await countryError(session, 'shipping', address.country);
  if (!mayGoOn(unknown)) return unknown;
  const actions = await setBuyer(event, { delivery: { address, validation: 'COUNTRY_CODE_ONLY' } });
  if (!mayGoOn(actions) || !requiresShipping(currentCart(session))) return actions;
  const { offers } = session.options;
  if (!isServiceable(deliveryGroups(session), offers)) return [notServed(deliveryGroups(session))];
  const choice = missingChoices(deliveryGroups(session), offers);
  return choice.length > 0 ? chooseDelivery(event, choice) : actions;
}
