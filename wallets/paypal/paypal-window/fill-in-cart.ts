import {
  cartOf,
  chooseFirstDelivery,
  cartIdOf,
  loadRare,
  mailingAddress,
  mayGoOn,
  MORE_AT_CHECKOUT,
  requiresShipping,
  setBuyer,
  stepAfterChange,
  withActions,
  type Buyer,
  type BuyerIdentity,
  type ErrorField,
  type MailingAddress,
  type Step,
} from '../../order';
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
async function fillInBilling(step: Step, buyer: Buyer, billing: MailingAddress | null): Promise<Step> {
  const { order, deadline } = step;
  const { cartBuyerUpdate, setBillingAddress } = await loadRare();
  // Not `setBuyerAndCountry`: without an address, the delivery rates that it waits for would never come.
  const changed = await cartBuyerUpdate(
    order.client,
    cartIdOf(order),
    { ...buyer, country: billing?.country },
    deadline,
  );
  const next = await stepAfterChange(step, changed);
  if (!next.cart || requiresShipping(next.cart) || !billing)
    return withActions(next, ...next.actions, MORE_AT_CHECKOUT);
  return mayGoOn(next) ? setBillingAddress(next, billing) : next;
}

/** The same buyer and address for the lenient check, without an e-mail address or number that was refused: the API takes all or nothing. */
function lenient({ email, phone }: Buyer, address: MailingAddress, { actions }: Step): BuyerIdentity {
  const isRefused = (name: ErrorField) =>
    actions.some((action) => action.type === 'show_error' && action.errors.some(({ field }) => field === name));
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
 * @returns the step before the payment; where that can't follow, with what is to be done instead
 */
export async function fillIn(
  step: Step,
  { email, destinationAddress, billingAddress }: BuyerDetails,
  accountEmail: string,
): Promise<Step> {
  const buyer = { email: accountEmail || email, phone: destinationAddress?.phone };
  const billing = await fromPayPal(billingAddress);
  const address = await fromPayPal(destinationAddress);
  if (!address) return fillInBilling(step, buyer, billing);
  let next = await setBuyer(step, { ...buyer, delivery: { address, validation: 'STRICT' } });
  if (!mayGoOn(next) && next.actions.every(({ type }) => type === 'show_error')) {
    // Checkout asks for what is still missing.
    const open = { ...next, situation: { ...next.situation, stage: 'open' } } as const;
    next = await setBuyer(open, lenient(buyer, address, next));
  }
  if (!mayGoOn(next)) return next;
  if (requiresShipping(cartOf(next))) return chooseFirstDelivery(next);
  return billing ? (await loadRare()).setBillingAddress(next, billing) : next;
}
