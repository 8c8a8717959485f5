import { type NextAction, MORE_AT_CHECKOUT } from '../actions/action';
import type { MailingAddress } from '../address/mailing-address';
import { isServiceable, missingChoices } from '../delivery-methods';
import { afterDelivery } from '../actions/actions-after';
import { refusal } from '../actions/fetch-actions';
import { cartBuyerIdentityUpdate, type BuyerIdentity } from '../operations/buyer-identity';
import { updateDelivery } from '../operations/delivery';
import {
  cartBillingAddressUpdate,
  cartSelectedDeliveryOptionsUpdate,
  type SelectedDeliveryOption,
} from '../operations/operations';
import type { SetCart } from '../operations/set-cart';
import type { DeliveryGroup } from '../operations/sheet-cart';
import { cartId, currentCart, type SheetEvent, type SheetSession } from '../session/sheet-session';
import { takeCart } from '../session/take-cart';

/** Whether the next step may begin. */
export const mayGoOn = (actions: readonly NextAction[]): boolean => actions.length === 0;

/** The delivery groups of the cart as the API last answered. Throws before there is a cart. */
export const deliveryGroups = (session: SheetSession): DeliveryGroup[] => currentCart(session).deliveryGroups.nodes;

/** Sends a change that delivery and taxes depend on, and waits for the new rates. */
async function change<T>(
  { session, deadline, situation }: SheetEvent,
  operation: SetCart<T>,
  value: T,
): Promise<NextAction[]> {
  const { client } = session;
  const id = cartId(session);
  const update = await updateDelivery(client, id, (signal) => operation(client, id, value, { signal }), deadline);
  session.refusal = (await refusal(update.change.warnings)) ?? session.refusal;
  const taken = takeCart(session, update.type === 'changed' ? update.prepared.cart : update.change.cart);
  return [...(await afterDelivery(update, situation)), ...taken];
}

/** Gives the cart the buyer and the delivery address, and returns what the sheet must do. Rejects with a `ClientError`. */
export const setBuyer = (event: SheetEvent, identity: BuyerIdentity): Promise<NextAction[]> =>
  change(event, cartBuyerIdentityUpdate, identity);

/** Gives the cart the billing address, on which the taxes of a cart without shipping depend. Otherwise like `setBuyer`. */
export const setBillingAddress = (event: SheetEvent, address: MailingAddress): Promise<NextAction[]> =>
  change(event, cartBillingAddressUpdate, address);

/**
 * Chooses a delivery option for each group. Otherwise like `setBuyer`. Where an option has gone meanwhile, one of those that there are is
 * chosen once, and shown.
 */
export async function chooseDelivery(
  event: SheetEvent,
  choice: SelectedDeliveryOption[],
  mayChooseAgain = true,
): Promise<NextAction[]> {
  const actions = await change(event, cartSelectedDeliveryOptionsUpdate, choice);
  // The API may leave the cart unchanged, with an error that the shopper can correct, or without any. The sheet must not show that option
  // as chosen.
  const isChosen = choice.every(({ deliveryOptionHandle }) =>
    deliveryGroups(event.session).some(
      ({ selectedDeliveryOption: selected }) => selected?.handle === deliveryOptionHandle,
    ),
  );
  const staysOpen = actions.every(({ type }) => type === 'show_error');
  const groups = deliveryGroups(event.session);
  const isThere = choice.every(({ deliveryOptionHandle }) =>
    groups.some(({ deliveryOptions }) => deliveryOptions.some(({ handle }) => handle === deliveryOptionHandle)),
  );
  if (staysOpen && !isThere && mayChooseAgain && isServiceable(groups, event.session.options.offers)) {
    const others = missingChoices(groups, event.session.options.offers);
    return others.length > 0 ? chooseDelivery(event, others, false) : actions;
  }
  return staysOpen && !isChosen ? [MORE_AT_CHECKOUT] : actions;
}
