import type { Ending } from '../../../src/wallet';
import { MORE_AT_CHECKOUT, type NextAction } from '../actions/action';
import { countryError, notServed } from '../actions/address-actions';
import type { MailingAddress } from '../address/mailing-address';
import { isServiceable } from '../delivery-methods';
import type { Approval } from '../in-sheet/events';
import { hasPlan, requiresShipping, type Money } from '../operations/order-cart';
import type { Contact } from '../order-errors/reported-error';
import { setBillingAddress, setBuyer } from '../steps/change-cart';
import { cartOf, groupsOf, mayGoOn, stepAfter, stopped, type Step } from '../steps/step';
import { afterSubmitting } from './after-submitting';
import { endingElsewhere } from './claim-purchase';
import { payTotal } from './pay';
import { payment } from './payment';
import { submitOrder } from './submit-order';

/** An approval with a billing address. */
type Approved = Approval & { billing: MailingAddress };

/** The sheet gave no billing or no delivery address. */
const noAddress = (contact: Contact): NextAction => ({
  type: 'show_error',
  errors: [{ contact, field: 'address', key: `invalid.${contact}_address` }],
});

/** What is to be done before anything of the order is sent; empty if nothing is. */
async function obstacles(step: Step, { delivery, billing }: Approval): Promise<readonly NextAction[]> {
  const { order } = step;
  const { addressed, shownTotal, options } = order;
  if (!billing) return [noAddress('billing')];
  if (!delivery && options.asks.address) return [noAddress('shipping')];
  addressed.billing = billing.country;
  if (delivery) addressed.shipping = delivery.country;
  for (const [contact, address] of [
    ['shipping', delivery],
    ['billing', billing],
  ] as const) {
    const unknown = address ? await countryError(order, contact, address.country) : [];
    if (unknown[0]) return unknown;
  }
  const isNotPayable = options.paysOnce && hasPlan(cartOf(step));
  return isNotPayable || !shownTotal ? [MORE_AT_CHECKOUT] : [];
}

/**
 * Makes the order: whole address, payment, submission. Each step that is refused ends the attempt. Another tab that has submitted the same
 * purchase ends the press. See `OrderInSheet.pay`.
 */
export async function makeOrder(step: Step, approval: Approval): Promise<Step | Ending> {
  const { shownTotal } = step.order;
  // Before anything is written: it may be the same cart.
  const elsewhere = endingElsewhere(step.order);
  if (elsewhere) return elsewhere;
  let next = stopped(step, ...(await obstacles(step, approval)));
  const approved = approval as Approved;
  if (mayGoOn(next)) next = await setAddresses(next, approved);
  if (mayGoOn(next)) next = await payShownTotal(next, approved, shownTotal!);
  return mayGoOn(next) ? submit(next, approved) : next;
}

async function setAddresses(step: Step, { email, phone, delivery, billing }: Approved): Promise<Step> {
  const next = await setBuyer(step, {
    email,
    phone,
    ...(delivery ? { delivery: { address: delivery, validation: 'STRICT' } } : { country: billing.country }),
  });
  if (!mayGoOn(next)) return next;
  if (requiresShipping(cartOf(next)) && !isServiceable(groupsOf(next), next.order.options.offers))
    return stopped(next, notServed(groupsOf(next)));
  return delivery ? next : setBillingAddress(next, billing);
}

/** Pays exactly the total that the shopper saw. */
const payShownTotal = (step: Step, { billing, content }: Approved, total: Money): Promise<Step> =>
  payTotal(
    step,
    payment(total, content, {
      billingAddress: billing,
      // The page has looked at more lines of a long cart.
      hasPlan: hasPlan(cartOf(step)) || step.order.ctx.hasPlan(),
    }),
  );

async function submit(step: Step, { attemptToken }: Approval): Promise<Step | Ending> {
  const { order, deadline, situation } = step;
  const completion = await submitOrder(order, attemptToken, deadline);
  if (!completion) return stopped(step, MORE_AT_CHECKOUT);
  if (completion.type === 'redirect') return completion;
  const { checkoutUrl = null } = completion.type === 'failed' ? completion : {};
  const next = checkoutUrl ? stepAfter(step, { ...cartOf(step), checkoutUrl }) : step;
  return stopped(next, ...(await afterSubmitting(completion, situation, order.created?.checkoutUrl ?? '')));
}
