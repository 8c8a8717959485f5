import type { MailingAddress } from '../address/mailing-address';
import type { SheetAction } from '../errors/decide';
import { toCheckout } from '../errors/sheet-errors';
import { afterDelivery } from '../next-actions';
import { cartBuyerIdentityUpdate, type BuyerIdentity } from '../operations/buyer-identity';
import type { CartChange } from '../operations/cart-change';
import { updateDelivery } from '../operations/delivery';
import {
  cartBillingAddressUpdate,
  cartSelectedDeliveryOptionsUpdate,
  type SelectedDeliveryOption,
} from '../operations/operations';
import type { DeliveryGroup } from '../operations/sheet-cart';
import { cartId, currentCart, type SheetEvent, type SheetSession } from '../session/sheet-session';
import { takeCart } from '../session/take-cart';

/** Whether nothing stands in the way of the next step. */
export const mayGoOn = (actions: readonly SheetAction[]): boolean => actions.length === 0;

export const deliveryGroups = (session: SheetSession): DeliveryGroup[] => currentCart(session).deliveryGroups.nodes;

/** Sends a change that delivery and taxes depend on, and waits for the new rates. */
async function change(
  { session, deadline, situation }: SheetEvent,
  send: (signal: AbortSignal) => Promise<CartChange>,
): Promise<SheetAction[]> {
  const update = await updateDelivery(session.client, cartId(session), send, deadline);
  const taken = takeCart(session, update.type === 'changed' ? update.prepared.cart : update.change.cart);
  return [...(await afterDelivery(update, situation)), ...taken];
}

export function setBuyer(event: SheetEvent, identity: BuyerIdentity): Promise<SheetAction[]> {
  const { session } = event;
  return change(event, (signal) => cartBuyerIdentityUpdate(session.client, cartId(session), identity, { signal }));
}

export function setBillingAddress(event: SheetEvent, address: MailingAddress): Promise<SheetAction[]> {
  const { session } = event;
  return change(event, (signal) => cartBillingAddressUpdate(session.client, cartId(session), address, { signal }));
}

export async function chooseDelivery(event: SheetEvent, choice: SelectedDeliveryOption[]): Promise<SheetAction[]> {
  const { session } = event;
  const actions = await change(event, (signal) =>
    cartSelectedDeliveryOptionsUpdate(session.client, cartId(session), choice, { signal }),
  );
  // The API may leave the cart as it was, with an error that can be mended or with none: the sheet must not show that as chosen.
  const isChosen = choice.every(({ deliveryOptionHandle }) =>
    deliveryGroups(session).some(({ selectedDeliveryOption: selected }) => selected?.handle === deliveryOptionHandle),
  );
  const staysOpen = actions.every(({ type }) => type === 'show_error');
  return staysOpen && !isChosen ? [toCheckout('redirect_to_checkout_required')] : actions;
}
