import type { Deadline } from '../../../src/api/deadline';
import type { MailingAddress } from '../address/mailing-address';
import { decide, type SheetAction } from '../errors/decide';
import type { Situation } from '../errors/reaction';
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
import { cartId, currentCart, situation, type SheetSession } from '../session/sheet-session';
import { takeCart } from '../session/take-cart';

/** Changes that delivery and taxes depend on. Each waits until the cart shows what follows from it. */

type Stage = Situation['stage'] & ('open' | 'authorized');

/** Whether nothing stands in the way of the next step. */
export const mayGoOn = (actions: readonly SheetAction[]): boolean => decide(actions).type === 'update';

export const deliveryGroups = (session: SheetSession): DeliveryGroup[] => currentCart(session).deliveryGroups.nodes;

async function change(
  session: SheetSession,
  stage: Stage,
  deadline: Deadline,
  send: (signal: AbortSignal) => Promise<CartChange>,
): Promise<SheetAction[]> {
  const update = await updateDelivery(session.client, cartId(session), send, deadline);
  const taken = takeCart(session, update.type === 'changed' ? update.prepared.cart : update.change.cart);
  return [...(await afterDelivery(update, situation(session, stage))), ...taken];
}

export function setBuyer(
  session: SheetSession,
  stage: Stage,
  deadline: Deadline,
  identity: BuyerIdentity,
): Promise<SheetAction[]> {
  return change(session, stage, deadline, (signal) =>
    cartBuyerIdentityUpdate(session.client, cartId(session), identity, { signal }),
  );
}

export function setBillingAddress(
  session: SheetSession,
  stage: Stage,
  deadline: Deadline,
  address: MailingAddress,
): Promise<SheetAction[]> {
  return change(session, stage, deadline, (signal) =>
    cartBillingAddressUpdate(session.client, cartId(session), address, { signal }),
  );
}

export async function chooseDelivery(
  session: SheetSession,
  deadline: Deadline,
  choice: SelectedDeliveryOption[],
): Promise<SheetAction[]> {
  const actions = await change(session, 'open', deadline, (signal) =>
    cartSelectedDeliveryOptionsUpdate(session.client, cartId(session), choice, { signal }),
  );
  // The API may leave the cart as it was, with an error that can be mended or with none: the sheet must not show that as chosen.
  const isChosen = choice.every(({ deliveryOptionHandle }) =>
    deliveryGroups(session).some(({ selectedDeliveryOption: selected }) => selected?.handle === deliveryOptionHandle),
  );
  const { type } = decide(actions);
  const staysOpen = type === 'update' || type === 'show_error';
  return staysOpen && !isChosen ? [toCheckout('redirect_to_checkout_required')] : actions;
}
