import type { NextAction } from '../actions/action';
import type { MailingAddress } from '../address/mailing-address';
import { countryError } from '../actions/address-actions';
import { requiresShipping } from '../operations/sheet-cart';
import { currentCart, type SheetEvent } from '../session/sheet-session';
import { mayGoOn, setBillingAddress, setBuyer } from './change-cart';

/** Gives a cart without shipping the card's address, which its taxes depend on. See `Sheet.billing`. */
export async function changeBilling(event: SheetEvent, address: MailingAddress | null): Promise<NextAction[]> {
  const { session } = event;
  // An unknown country is an error when the shopper pays: before that the sheet has no place to show it.
  if (!address || requiresShipping(currentCart(session))) return [];
  const { country } = address;
  if (!mayGoOn(await countryError(session, 'billing', country))) return [];
  if (country !== session.country) {
    session.country = country;
    const actions = await setBuyer(event, { country });
    if (!mayGoOn(actions)) return actions;
  }
  return setBillingAddress(event, address);
}
