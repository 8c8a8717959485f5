import type { CallOptions } from '../../../src/api/send-operation';
import type { CartClient } from '../../../src/api/client';
import type { MailingAddress } from '../mailing-address';
import { buyerInput, type BuyerInCountry } from '../buyer-and-delivery';
import { setCart, type CartChange, updateDocument } from '../cart-operations';
import { cartBuyerIdentityUpdate } from '../documents';
import { countryError } from '../next-actions';
import { changeCart } from '../change-cart';
import { mayGoOn, type Step } from '../step';

export const billingDocument = updateDocument('cartBillingAddressUpdate', 'billingAddress', 'MailingAddressInput!');

/** Sets the address that the taxes of a cart without shipping depend on. */
export const cartBillingAddressUpdate = setCart<MailingAddress>(
  'cartBillingAddressUpdate',
  'billingAddress',
  billingDocument,
);

const send = setCart<object>('cartBuyerIdentityUpdate', 'buyerIdentity', cartBuyerIdentityUpdate);

/** Sets the buyer of a cart and no address. */
export const cartBuyerUpdate = (
  client: CartClient,
  cartId: string,
  buyer: BuyerInCountry,
  options?: CallOptions,
): Promise<CartChange> => send(client, cartId, buyerInput(buyer, buyer.country), options);

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
