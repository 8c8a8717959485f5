import { countryError } from '../actions/country-error';
import type { MailingAddress } from '../address/mailing-address';
import { changeCart } from '../steps/change-cart';
import { mayGoOn, type Step } from '../steps/step';
import type { BuyerInCountry } from '../operations/buyer-identity';
import { cartBillingAddressUpdate, cartBuyerUpdate } from './buyer-and-billing';

/** Gives the cart the billing address, on which its taxes depend. Otherwise like `setBuyer`. */
export const setBillingAddress = (step: Step, address: MailingAddress): Promise<Step> =>
  changeCart(step, cartBillingAddressUpdate, address);

/** Gives the cart the buyer without an address. Otherwise like `setBuyer`. */
export const setBuyerAndCountry = (step: Step, buyer: BuyerInCountry): Promise<Step> =>
  changeCart(step, cartBuyerUpdate, buyer);

/** Gives the cart the address of a card that the shopper has chosen. */
export async function changeBilling(step: Step, address: MailingAddress): Promise<Step> {
  const { order } = step;
  const { country } = address;
  // An unknown country is an error when the shopper pays: before that the sheet has no place to show it.
  if ((await countryError(order, 'billing', country))[0]) return step;
  let next = step;
  if (country !== order.country) {
    order.country = country;
    next = await setBuyerAndCountry(step, { country });
  }
  return mayGoOn(next) ? setBillingAddress(next, address) : next;
}
