import { withTimeout } from '../../../src/core/lib/with-timeout';
import { whole } from '../../../src/core/lib/whole';
import type { SheetAction } from '../order-errors/decide';
import type { Addressed, ShownError } from '../order-errors/in-words';
import type { FieldError, ReportedError, Situation } from '../order-errors/reaction';
import type { DecelerationReason } from '../../../src/wallet';

/** How long errors wait for the code of reactions, in milliseconds: less than a sheet waits for us, so that checkout can still take the order. */
const LIMIT = 10_000;

/** Reactions to errors, and their words: a chunk of its own, because most orders have no errors. Rejects where it comes too late. */
const loadReactions = () => withTimeout(LIMIT, whole(import('../order-errors'), 'actionsOf'));

/** Sends the shopper to checkout, with a reason. */
export const toCheckout = (reason: DecelerationReason): SheetAction => ({ type: 'decelerate', reason });

/** To checkout, where the shopper can do more than in a sheet. */
export const MORE_AT_CHECKOUT = toCheckout('redirect_to_checkout_required');

/**
 * The dialog about what the shopper can mend. Only before the sheet shows anything: later the order goes on at checkout, which says the
 * same.
 */
async function dialogs(errors: readonly ReportedError[], { beginning }: Situation): Promise<SheetAction[]> {
  if (!beginning || errors.length === 0) return [];
  const press = await withTimeout(LIMIT, whole(import('../../../src/press/running/cart-errors'), 'storesWords'));
  const message = press.storesWords(errors);
  return message === undefined ? [] : [{ type: 'dialog', message }];
}

/** What errors and warnings of the API mean for the sheet. If the code for that can't be loaded, checkout takes the order. */
export async function reactions(
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): Promise<SheetAction[]> {
  // A discount that does not apply does not stop the order.
  const others = warnings.filter(({ code }) => !code.startsWith('DISCOUNT_'));
  if (errors.length + others.length === 0) return [];
  try {
    const [{ actionsOf }, told] = await Promise.all([loadReactions(), dialogs(errors, situation)]);
    return [...told, ...actionsOf(errors, others, situation)];
  } catch {
    // Before the sheet shows anything the error can wait: the API repeats it after the next event.
    return situation.beginning ? [] : [MORE_AT_CHECKOUT];
  }
}

/**
 * Why discount codes were refused, in words; undefined where no warning says so. A decoration: without its code the row says less.
 */
export async function refusal(warnings: readonly { code: string }[]): Promise<string | undefined> {
  const codes = warnings.map(({ code }) => code).filter((code) => code.startsWith('DISCOUNT_'));
  return codes.length > 0
    ? loadReactions().then(
        ({ whyRefused }) => whyRefused(codes),
        () => undefined,
      )
    : undefined;
}

/** An error of every cart whose rates are being fetched, or that has no address yet. */
export const PENDING = 'PENDING_DELIVERY_GROUPS';

/** Errors of every cart that is not paid yet. */
const UNPAID = [PENDING, 'INVALID_PAYMENT', 'PAYMENTS_METHOD_REQUIRED'];

/** Errors about what the wallet hides until the shopper pays. */
const HIDDEN = /^(?:BUYER_IDENTITY_EMAIL|DELIVERY_(?:(?:FIR|LA)ST_NAME|ADDRESS1?|PHONE_NUMBER))_REQUIRED$/;

/** The errors of a prepared cart, without those that every unfinished order has. */
export function unexpected(errors: readonly ReportedError[], { stage }: Situation): ReportedError[] {
  return errors.filter(
    ({ code }) => !UNPAID.includes(code ?? '') && (stage === 'authorized' || !HIDDEN.test(code ?? '')),
  );
}

/** Chooses one of all actions. The order of urgency is loaded only if needed: most events have only one action. */
export async function decideOne(actions: readonly SheetAction[]): Promise<SheetAction> {
  const [first = { type: 'update' }, second] = actions;
  if (!second) return first;
  try {
    return (await loadReactions()).decide(actions);
  } catch {
    return MORE_AT_CHECKOUT;
  }
}

/** The errors with their words. Loads the words. */
export async function inWords(errors: readonly FieldError[], addressed: Addressed): Promise<ShownError[]> {
  return (await loadReactions()).inWords(errors, addressed);
}
