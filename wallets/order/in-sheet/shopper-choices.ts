import { countryError, fetchAction } from '../next-actions';
import { MORE_AT_CHECKOUT } from '../action-types';
import type { MailingAddress } from '../mailing-address';
import { choiceOf } from '../delivery-methods';
import { requiresShipping } from '../order-cart';
import { chooseDelivery, chooseFirstDelivery, setBuyer } from '../change-cart';
import { loadRare } from '../load-later';
import { cartOf, groupsOf, mayGoOn, withActions, type Step } from '../step';

/*
 * What the shopper chooses in a sheet before paying; see `OrderInSheet`.
 */

/** Gives the cart the address and, where nothing is chosen yet, the first delivery option. */
export async function changeAddress(step: Step, address: MailingAddress): Promise<Step> {
  const { order } = step;
  order.country = order.addressed.shipping = address.country;
  const unknown = await countryError(order, 'shipping', address.country);
  if (unknown[0]) return withActions(step, ...unknown);
  const next = await setBuyer(step, { delivery: { address, validation: 'COUNTRY_CODE_ONLY' } });
  return mayGoOn(next) && requiresShipping(cartOf(next)) ? chooseFirstDelivery(next) : next;
}

/** Chooses the delivery options of a method; with null, the shopper is asked to choose. */
export async function changeDelivery(step: Step, methodId: string | null): Promise<Step> {
  if (methodId === null) return withActions(step, await fetchAction(({ chooseMethod }) => chooseMethod()));
  const choice = choiceOf(groupsOf(step), methodId, step.order.options.deliveryTypes);
  return choice ? chooseDelivery(step, choice) : withActions(step, MORE_AT_CHECKOUT);
}

/** Gives a cart without shipping the card's address, which its taxes depend on. */
export async function changeBilling(step: Step, address: MailingAddress | null): Promise<Step> {
  if (!address || requiresShipping(cartOf(step))) return step;
  return (await loadRare()).changeBilling(step, address);
}
