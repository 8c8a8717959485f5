import { type NextAction, MORE_AT_CHECKOUT } from '../actions/action';
import type { MailingAddress } from '../address/mailing-address';
import { isServiceable } from '../delivery-methods';
import { countryError, notServed } from '../actions/address-actions';
import type { Contact } from '../order-errors/reported-error';
import { deliveryGroups, mayGoOn, setBillingAddress, setBuyer } from '../events/change-cart';
import { afterChange } from '../actions/actions-after';
import { requiresShipping, type Money } from '../operations/sheet-cart';
import { cartId, currentCart, type SheetEvent } from '../session/sheet-session';
import { takeCart } from '../session/take-cart';
import type { Approval } from '../sheet';
import { afterSubmitting } from './after-submitting';
import { hasPlan } from './has-plan';
import { pay } from './pay';
import { payment } from './payment';
import { submitOrder } from './submit-order';

/** An approval with a billing address. */
type Approved = Approval & { billing: MailingAddress };

/** The sheet gave no billing or no delivery address. */
const noAddress = (contact: Contact): NextAction => ({
  type: 'show_error',
  errors: [{ contact, field: 'address', key: `invalid.${contact}_address` }],
});

/** Makes the order: whole address, payment, submission. Each step that is refused ends the attempt. See `Sheet.authorize`. */
export async function makeOrder(event: SheetEvent, approval: Approval): Promise<NextAction[]> {
  const { delivery, billing } = approval;
  const { addressed, shownTotal, options } = event.session;
  if (!billing) return [noAddress('billing')];
  if (!delivery && options.asks.address) return [noAddress('shipping')];
  addressed.billing = billing.country;
  if (delivery) addressed.shipping = delivery.country;
  for (const [contact, address] of [
    ['shipping', delivery],
    ['billing', billing],
  ] as const) {
    const unknown = address ? await countryError(event.session, contact, address.country) : [];
    if (!mayGoOn(unknown)) return unknown;
  }
  const isNotPayable = options.paysOnce && hasPlan(currentCart(event.session));
  if (!shownTotal || isNotPayable) return [MORE_AT_CHECKOUT];

  const approved = { ...approval, billing };
  const addressActions = await setAddresses(event, approved);
  if (!mayGoOn(addressActions)) return addressActions;
  const paymentActions = await payTotal(event, approved, shownTotal);
  return mayGoOn(paymentActions) ? submit(event, approved) : paymentActions;
}

async function setAddresses(event: SheetEvent, { email, phone, delivery, billing }: Approved): Promise<NextAction[]> {
  const { session } = event;
  const actions = await setBuyer(event, {
    email,
    phone,
    ...(delivery ? { delivery: { address: delivery, validation: 'STRICT' } } : { country: billing.country }),
  });
  if (!mayGoOn(actions)) return actions;
  if (requiresShipping(currentCart(session)) && !isServiceable(deliveryGroups(session), session.options.offers))
    return [notServed(deliveryGroups(session))];
  return delivery ? actions : setBillingAddress(event, billing);
}

/** Pays exactly the total that the shopper saw. */
async function payTotal(
  { session, deadline, situation }: SheetEvent,
  { billing, content }: Approved,
  total: Money,
): Promise<NextAction[]> {
  const input = payment(total, content, {
    billingAddress: billing,
    // The page has looked at more lines of a long cart.
    hasPlan: hasPlan(currentCart(session)) || session.ctx.hasPlan(),
  });
  const paid = await pay(session.client, cartId(session), input, deadline);
  return [...(await afterChange(paid, situation)), ...takeCart(session, paid.cart)];
}

async function submit({ session, deadline, situation }: SheetEvent, { attemptToken }: Approval): Promise<NextAction[]> {
  const completion = await submitOrder(session, attemptToken, deadline);
  if (!completion) return [MORE_AT_CHECKOUT];
  if (completion.type === 'failed' && completion.checkoutUrl) {
    takeCart(session, { ...currentCart(session), checkoutUrl: completion.checkoutUrl });
  }
  return afterSubmitting(completion, situation, session.created?.checkoutUrl ?? '');
}
