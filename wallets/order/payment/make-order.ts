import { clientError } from '../../../src/api/client-error';
import { type NextAction, type Situation, MORE_AT_CHECKOUT, checkoutBecause } from '../action-types';
import { fetchActions, countryError, fetchAction } from '../next-actions';
import type { Submitted } from '../order';
import type { Ending } from '../../../src/wallet';
import type { MailingAddress } from '../mailing-address';
import { isServiceable } from '../delivery-methods';
import type { Approval } from '../in-sheet/sheet-events';
import { hasPlan, requiresShipping, type Money } from '../order-cart';
import type { Contact } from '../order-errors/reported-error';
import { notServedStep, setBuyer } from '../change-cart';
import { loadRare } from '../load-later';
import { cartOf, groupsOf, mayGoOn, stepAfter, withActions, type Step } from '../step';
import { endingElsewhere, isElsewhere } from './claim-purchase';
import { hearClaims } from './held-claims';
import { payTotal } from './pay';
import { payment } from './payment-input';
import { submitOrder } from './submit-order';

/** What is to be done after a submission. */
export async function afterSubmitting(
  { completion, orderUrl }: Submitted,
  situation: Situation,
): Promise<readonly NextAction[]> {
  if (orderUrl !== null) return [{ type: 'complete', redirectUrl: orderUrl }];
  if (completion.type === 'throttled') return [checkoutBecause('cart_throttled')];
  const isRefused = completion.type === 'failed' || completion.type === 'refused';
  const actions = isRefused ? await fetchActions(completion.errors, [], situation) : [];
  return actions[0] ? actions : [MORE_AT_CHECKOUT];
}

/** An approval with a billing address. */
type Approved = Approval & { billing: MailingAddress };

/** The sheet gave no billing or no delivery address. */
const noAddress = (contact: Contact) => fetchAction((code) => code.noAddress(contact));

/** What is to be done before anything of the order is sent; empty if nothing is. */
async function obstacles(step: Step, { delivery, billing }: Approval): Promise<readonly NextAction[]> {
  const { order } = step;
  const { addressed, shownTotal, options } = order;
  if (!billing) return [await noAddress('billing')];
  if (!delivery && options.asks.address) return [await noAddress('shipping')];
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
  const { order } = step;
  const { heard } = order;
  heard.length = 0;
  const channel = hearClaims((claimed) => heard.push(claimed));
  try {
    // Before anything is written: it may be the same cart.
    return (await endingElsewhere(order)) ?? (await payAndSubmit(step, approval));
  } finally {
    channel?.close();
  }
}

async function payAndSubmit(step: Step, approval: Approval): Promise<Step | Ending> {
  const { shownTotal } = step.order;
  let next = withActions(step, ...(await obstacles(step, approval)));
  const approved = approval as Approved;
  if (mayGoOn(next)) next = await setAddresses(next, approved);
  if (mayGoOn(next)) next = await payShownTotal(next, approved, shownTotal!);
  return mayGoOn(next) ? submit(next, approved) : next;
}

/** Gives the cart the whole addresses: of an order of which nothing is shipped, the billing address. */
async function setAddresses(step: Step, { email, phone, delivery, billing }: Approved): Promise<Step> {
  const notShipped = delivery ? null : await loadRare();
  const next = await (notShipped?.setBuyerAndCountry(step, { email, phone, country: billing.country }) ??
    setBuyer(step, { email, phone, delivery: { address: delivery!, validation: 'STRICT' } }));
  if (!mayGoOn(next)) return next;
  if (requiresShipping(cartOf(next)) && !isServiceable(groupsOf(next), next.order.options.deliveryTypes))
    return notServedStep(next);
  return notShipped?.setBillingAddress(next, billing) ?? next;
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
  const submitted = await submitOrder(order, attemptToken, deadline);
  if (!submitted) throw clientError('timeout', 'no time is left for a submission');
  if (isElsewhere(submitted)) return submitted;
  const { completion } = submitted;
  const { checkoutUrl = null } = completion.type === 'failed' ? completion : {};
  const next = checkoutUrl ? stepAfter(step, { ...cartOf(step), checkoutUrl }) : step;
  return withActions(next, ...(await afterSubmitting(submitted, situation)));
}
