import { cartBuyerIdentityUpdate, type BuyerIdentity } from './operations/buyer-identity';
import type { CartChange } from './operations/cart-change';
import { countryCode, isKnownCountry } from '../../src/api/country-code';
import type { Deadline } from '../../src/api/deadline';
import { decide, type SheetAction } from './errors/decide';
import { updateDelivery } from './operations/delivery';
import {
  cartBillingAddressUpdate,
  cartPrepareForCompletion,
  cartSelectedDeliveryOptionsUpdate,
  type SelectedDeliveryOption,
} from './operations/operations';
import { pay } from './operations/pay';
import { payment } from './operations/payment';
import type { Situation } from './errors/reaction';
import { hasSellingPlan, requiresShipping, type Money } from './operations/sheet-cart';
import { preChecks } from '../../src/checkout/pre-checks';
import { endingOf } from '../../src/checkout/redirect';
import type { WalletContext } from '../../src/wallet';
import { unknownCountry, unserviceable } from './errors/address-errors';
import { createSheetSession } from './sheet-session';
import { endsAtTheBeginning } from './ends-at-the-beginning';
import { choiceOf, isServiceable, missingChoices } from './delivery-methods';
import type { Asks, Sheet } from './sheet';
import { toCheckout } from './errors/sheet-errors';
import { afterChange, afterDelivery, afterPreparing, afterSubmitting } from './next-actions';

const goesOn = (actions: readonly SheetAction[]): boolean => decide(actions).type === 'update';

/**
 * What Apple Pay and Google Pay share: one cart from the first event to the order (specification, wallets §4).
 *
 * @param name the wallet's, for the dialog of what nobody foresaw
 * @param shop the shop's, for what it doesn't do
 */
export function openSheet(ctx: WalletContext, name: string, shop: string, asks: Asks): Sheet {
  const course = createSheetSession(ctx, name, shop);
  const { client, step, take, cart } = course;
  const { wallet } = ctx;
  let country = countryCode(ctx.buyerCountry);
  let id = '';
  /** The total that the sheet was last told, and that the shopper agrees to by paying; null while it shows a placeholder. */
  let shown: Money | null = null;

  const situation = (stage: Situation['stage']): Situation => ({ stage, wallet, asks });
  const groups = () => cart().deliveryGroups.nodes;

  /** Changes what the delivery and the taxes depend on. */
  const change = async (
    stage: 'open' | 'authorized',
    deadline: Deadline,
    send: (signal: AbortSignal) => Promise<CartChange>,
  ): Promise<SheetAction[]> => {
    const update = await updateDelivery(client, id, send, deadline);
    const given = update.type === 'changed' ? update.prepared.cart : update.change.cart;
    const taken = take(given);
    return [...(await afterDelivery(update, situation(stage))), ...taken];
  };

  const identify = (stage: 'open' | 'authorized', deadline: Deadline, identity: BuyerIdentity) =>
    change(stage, deadline, (signal) => cartBuyerIdentityUpdate(client, id, identity, { signal }));

  const choose = async (deadline: Deadline, choice: SelectedDeliveryOption[]): Promise<SheetAction[]> => {
    const actions = await change('open', deadline, (signal) =>
      cartSelectedDeliveryOptionsUpdate(client, id, choice, { signal }),
    );
    // The cart may stay as it was, with an error to mend or without a word; nothing may look chosen that is not.
    const isChosen = choice.every(({ deliveryOptionHandle }) =>
      groups().some(({ selectedDeliveryOption: selected }) => selected?.handle === deliveryOptionHandle),
    );
    const { type } = decide(actions);
    const staysOpen = type === 'update' || type === 'show_error';
    return staysOpen && !isChosen ? [toCheckout('redirect_to_checkout_required')] : actions;
  };

  const bill = (stage: 'open' | 'authorized', deadline: Deadline, address: Parameters<Sheet['billing']>[0] & object) =>
    change(stage, deadline, (signal) => cartBillingAddressUpdate(client, id, address, { signal }));

  /** An event whose answer shows the cart as it is then. */
  const showing: typeof step = async (work) => {
    const answer = await step(work);
    if (answer && answer.type !== 'end') shown = answer.cart.cost.totalAmount;
    return answer;
  };

  return {
    client,
    fail: course.fail,
    leave: course.leave,
    cancel: course.cancel,

    begin: (alongside) =>
      step(async (deadline) => {
        const besides = alongside?.();
        // It may fail before anybody waits for it, or when nobody will: that must not land in the merchant's page.
        besides?.catch(() => {});
        // Google's sheet may begin again when the shopper changes accounts.
        if (!id) {
          const outcome = await preChecks(ctx);
          if (outcome.type !== 'success') return endingOf(outcome, 'default');
          id = outcome.cart.id;
          course.start(outcome.cart);
        }
        const { signal } = deadline;
        const [prepared] = await Promise.all([cartPrepareForCompletion(client, id, { signal }), besides]);
        const taken = take(prepared.cart);
        const actions = [
          ...taken,
          ...(await afterPreparing(prepared, situation('open'), false)).filter(endsAtTheBeginning),
        ];
        if (actions.length > 0) return actions;
        if (!prepared.cart) return [toCheckout('cart_not_ready')];
        // The page was wrong about the goods: the sheet has not asked where to, or will not let pay without a way to send nothing.
        return requiresShipping(cart()) === asks.address ? [] : [toCheckout('redirect_to_checkout_required')];
      }),

    address: (address) =>
      showing(async (deadline) => {
        country = address.country;
        course.addressed.shipping = country;
        if (!isKnownCountry(country)) return [unknownCountry('shipping')];
        const identity = { delivery: { address, validation: 'COUNTRY_CODE_ONLY' as const } };
        const actions = await identify('open', deadline, identity);
        if (!goesOn(actions) || !requiresShipping(cart())) return actions;
        if (!isServiceable(groups())) return [unserviceable];
        const choice = missingChoices(groups());
        return choice.length > 0 ? choose(deadline, choice) : actions;
      }),

    delivery: (method) =>
      showing(async (deadline) => {
        const choice = choiceOf(groups(), method);
        return choice ? choose(deadline, choice) : [toCheckout('redirect_to_checkout_required')];
      }),

    billing: (address) =>
      showing(async (deadline) => {
        // What is wrong with it is said when the shopper pays: the sheet has no place for it before.
        if (!address || requiresShipping(cart()) || !isKnownCountry(address.country)) return [];
        if (address.country !== country) {
          country = address.country;
          const actions = await identify('open', deadline, { country });
          if (!goesOn(actions)) return actions;
        }
        return bill('open', deadline, address);
      }),

    authorize: ({ email, phone, delivery, billing, content, attemptToken }) =>
      step(async (deadline) => {
        course.addressed.billing = billing.country;
        if (delivery) course.addressed.shipping = delivery.country;
        if (delivery && !isKnownCountry(delivery.country)) return [unknownCountry('shipping')];
        if (!isKnownCountry(billing.country)) return [unknownCountry('billing')];
        const approved = shown;
        if (!approved) return [toCheckout('redirect_to_checkout_required')];
        const actions = await identify('authorized', deadline, {
          email,
          phone,
          ...(delivery ? { delivery: { address: delivery, validation: 'STRICT' } } : { country: billing.country }),
        });
        if (!goesOn(actions)) return actions;
        if (requiresShipping(cart()) && !isServiceable(groups())) return [unserviceable];
        if (!delivery) {
          const billed = await bill('authorized', deadline, billing);
          if (!goesOn(billed)) return billed;
        }
        const way = payment(approved, content, { billingAddress: billing, hasSellingPlan: hasSellingPlan(cart()) });
        const paid = await pay(client, id, way, deadline);
        const refused = [...(await afterChange(paid, situation('authorized'))), ...take(paid.cart)];
        if (!goesOn(refused)) return refused;
        const completion = await course.submit(attemptToken, deadline);
        if (!completion) return [toCheckout('redirect_to_checkout_required')];
        if (completion.type === 'failed' && completion.checkoutUrl) {
          take({ ...cart(), checkoutUrl: completion.checkoutUrl });
        }
        return afterSubmitting(completion, situation('authorized'), course.checkoutUrl());
      }),
  };
}
