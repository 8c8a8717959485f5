import type { SetCart, CartChange } from './cart-operations';
import { MORE_AT_CHECKOUT } from './action-types';
import { afterChange, afterDelivery, fetchAction, isAboutDiscount } from './next-actions';
import { isServiceable, missingChoices } from './delivery-methods';
import {
  cartBuyerIdentityUpdate,
  type BuyerIdentity,
  cartSelectedDeliveryOptionsUpdate,
  type SelectedDeliveryOption,
} from './buyer-and-delivery';
import { updateDelivery } from './wait-for-rates';
import { cartIdOf } from './order';
import { groupsOf, stepAfter, staysOpen, withActions, withActionsBefore, type Step } from './step';

/** Whether an answer says neither that the cart was changed nor why not: that is no success. */
const saysNothing = ({ cart, errors }: CartChange): boolean => !cart && !errors[0];

/**
 * Sends a change that delivery and taxes depend on, and waits for the new rates.
 *
 * @param mayLackCart whether the answer may say nothing while the server still calculates
 */
export async function changeCart<T>(step: Step, operation: SetCart<T>, value: T, mayLackCart = false): Promise<Step> {
  const { order, deadline, situation } = step;
  const { client } = order;
  const id = cartIdOf(order);
  const update = await updateDelivery(client, id, (signal) => operation(client, id, value, { signal }), deadline);
  const { cart } = update.type === 'changed' ? update.prepared : update.change;
  const discountWarnings = update.change.warnings.filter(isAboutDiscount).map(({ code }) => code);
  const next = stepAfter(step, cart && discountWarnings[0] ? { ...cart, discountWarnings } : cart);
  if (!mayLackCart && saysNothing(update.change)) return withActions(next, MORE_AT_CHECKOUT);
  return withActionsBefore(await afterDelivery(update, situation), next);
}

/** Gives the cart the buyer and the delivery address. Rejects with a `ClientError`. */
export const setBuyer = (step: Step, identity: BuyerIdentity): Promise<Step> =>
  changeCart(step, cartBuyerIdentityUpdate, identity);

/**
 * Chooses a delivery option for each group. Otherwise like `setBuyer`. Where an option has gone meanwhile, one of those that there are is
 * chosen once, and shown.
 */
export async function chooseDelivery(
  step: Step,
  choice: SelectedDeliveryOption[],
  mayChooseAgain = true,
): Promise<Step> {
  const next = await changeCart(step, cartSelectedDeliveryOptionsUpdate, choice, true);
  const groups = groupsOf(next);
  const isOpen = staysOpen(next);
  const isThere = choice.every(({ deliveryOptionHandle }) =>
    groups.some(({ deliveryOptions }) => deliveryOptions.some(({ handle }) => handle === deliveryOptionHandle)),
  );
  if (isOpen && !isThere && mayChooseAgain && isServiceable(groups, next.order.options.deliveryTypes))
    return chooseFirstDelivery(next, false);
  // The API may leave the cart unchanged, with an error that the shopper can correct, or without any. The sheet must not show that option
  // as chosen.
  const isChosen = choice.every(({ deliveryOptionHandle }) =>
    groups.some(({ selectedDeliveryOption: selected }) => selected?.handle === deliveryOptionHandle),
  );
  return isOpen && !isChosen ? withActions(next, MORE_AT_CHECKOUT) : next;
}

/** The step after a change that no rates are waited for, with what is to be done about its errors and warnings. */
export const stepAfterChange = async (step: Step, changed: CartChange): Promise<Step> =>
  saysNothing(changed)
    ? withActions(step, MORE_AT_CHECKOUT)
    : withActionsBefore(await afterChange(changed, step.situation), stepAfter(step, changed.cart));

/** The step where the sheet can list no delivery. */
export const notServedStep = async (step: Step): Promise<Step> =>
  withActions(step, await fetchAction(({ notServed }) => notServed(groupsOf(step))));

/** Chooses the first delivery option for each group that has none, if the wallet takes one of every group's. */
export async function chooseFirstDelivery(step: Step, mayChooseAgain = true): Promise<Step> {
  const { deliveryTypes } = step.order.options;
  const groups = groupsOf(step);
  if (!isServiceable(groups, deliveryTypes)) return notServedStep(step);
  const choice = missingChoices(groups, deliveryTypes);
  return choice[0] ? chooseDelivery(step, choice, mayChooseAgain) : step;
}
