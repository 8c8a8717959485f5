import { type NextAction, MORE_AT_CHECKOUT } from '../../order/actions/action';
import { mailingAddress, type MailingAddress } from '../../order';
import { isServiceable, missingChoices } from '../../order/delivery-methods';
import type { ErrorField } from '../../order/order-errors/reported-error';
import { chooseDelivery, deliveryGroups, mayGoOn, setBillingAddress, setBuyer } from '../../order/events/change-cart';
import { afterChange } from '../../order/actions/actions-after';
import { cartBuyerIdentityUpdate, type BuyerIdentity } from '../../order/operations/buyer-identity';
import { requiresShipping } from '../../order/operations/sheet-cart';
import { cartId, currentCart, type SheetEvent } from '../../order/session/sheet-session';
import { takeCart } from '../../order/session/take-cart';
import type { BuyerDetails, PayPalAddress } from './fetch-details';

/** PayPal's own code for China (https://developer.paypal.com/api/rest/reference/country-codes/), which nobody else uses. */
const PAYPALS_CHINA = 'C2';

/** Turns PayPal's address into the cart API's; null if PayPal gives none. */
export const fromPayPal = async (address: PayPalAddress): Promise<MailingAddress | null> =>
  address
    ? mailingAddress({
        ...address,
        lines: [address.address1, address.address2],
        provinces: [address.province],
        country: address.country === PAYPALS_CHINA ? 'CN' : address.country,
      })
    : null;

/** For goods that are not shipped: their taxes depend on the billing address. */
async function fillInBilling(
  event: SheetEvent,
  buyer: BuyerIdentity,
  billing: MailingAddress | null,
): Promise<NextAction[]> {
  const { session, deadline, situation } = event;
  const identity = { ...buyer, country: billing?.country };
  const change = await cartBuyerIdentityUpdate(session.client, cartId(session), identity, deadline);
  const { cart } = change;
  const actions = [...(await afterChange(change, situation)), ...takeCart(session, cart)];
  // Without an address, the delivery rates would never come.
  if (!cart || requiresShipping(cart) || !billing) return [...actions, MORE_AT_CHECKOUT];
  return mayGoOn(actions) ? setBillingAddress(event, billing) : actions;
}

/** The same buyer and address for the lenient check, without an e-mail address or number that was refused: the API takes all or nothing. */
function lenient(
  { email, phone }: BuyerIdentity,
  address: MailingAddress,
  refused: readonly NextAction[],
): BuyerIdentity {
  const isRefused = (name: ErrorField) =>
    refused.some((action) => action.type === 'show_error' && action.errors.some(({ field }) => field === name));
  const { phone: _phone, ...withoutPhone } = address;
  const isPhoneRefused = isRefused('phone');
  return {
    email: isRefused('email') ? null : email,
    phone: isPhoneRefused ? null : phone,
    delivery: { address: isPhoneRefused ? withoutPhone : address, validation: 'COUNTRY_CODE_ONLY' },
  };
}

/**
 * Gives the cart the buyer, the address and the first delivery option, and waits for the new cost. An address that fails the strict check
 * is written all the same: the shopper corrects it at checkout.
 *
 * @param accountEmail of the account that the shopper is logged in to; empty if there is none
 * @returns the actions that must come before the payment; empty if there are none
 */
export async function fillIn(
  strict: SheetEvent,
  { email, destinationAddress, billingAddress }: BuyerDetails,
  accountEmail: string,
): Promise<NextAction[]> {
  const { session, situation } = strict;
  let event = strict;
  const { offers } = session.options;
  const buyer = { email: accountEmail || email, phone: destinationAddress?.phone };
  const billing = await fromPayPal(billingAddress);
  const address = await fromPayPal(destinationAddress);
  if (!address) return fillInBilling(event, buyer, billing);
  let actions = await setBuyer(event, { ...buyer, delivery: { address, validation: 'STRICT' } });
  if (!mayGoOn(actions) && actions.every(({ type }) => type === 'show_error')) {
    // Checkout asks for what is still missing.
    event = { ...strict, situation: { ...situation, stage: 'open' } };
    actions = await setBuyer(event, lenient(buyer, address, actions));
  }
  if (!mayGoOn(actions)) return actions;
  if (!requiresShipping(currentCart(session))) return billing ? setBillingAddress(event, billing) : [];
  if (!isServiceable(deliveryGroups(session), offers)) return [MORE_AT_CHECKOUT];
  const choice = missingChoices(deliveryGroups(session), offers);
  return choice.length > 0 ? chooseDelivery(event, choice) : [];
}
