import type { SheetAction } from './decide';
import type { Addressed, ShownError } from './in-words';
import type { FieldError, Reaction, ReportedError, Situation } from './reaction';
import type { DecelerationReason } from '../../../src/wallet';

/** All that can be wrong with a cart, and its words: a chunk of its own, because most orders never need it. */
const loadReactions = () => import('./reactions');

/** To checkout, for the reason. */
export const toCheckout = (reason: DecelerationReason): SheetAction => ({ type: 'decelerate', reason });

const counts = (reaction: Reaction): reaction is Exclude<Reaction, { type: 'ignore' }> => reaction.type !== 'ignore';

/** What follows from errors and warnings of the API. When what they mean can't be fetched, the checkout page knows. */
export async function reactions(
  errors: readonly ReportedError[],
  warnings: readonly { code: string }[],
  situation: Situation,
): Promise<SheetAction[]> {
  // A discount that does not apply stops nobody.
  const ofGoods = warnings.filter(({ code }) => code.startsWith('MERCHANDISE_'));
  if (errors.length + ofGoods.length === 0) return [];
  try {
    const { reactionsTo, warningReaction } = await loadReactions();
    return [...reactionsTo(errors, situation), ...ofGoods.map(({ code }) => warningReaction(code))].filter(counts);
  } catch {
    // At the beginning nothing is shown yet, and whatever is wrong then comes up again.
    return situation.beginning ? [] : [toCheckout('redirect_to_checkout_required')];
  }
}

/** Said of every cart whose rates are being fetched, or can't be as long as nobody knows where it goes. */
export const PENDING = 'PENDING_DELIVERY_GROUPS';

/** Said of every cart that nobody has paid yet. */
const UNPAID = [PENDING, 'INVALID_PAYMENT', 'PAYMENTS_METHOD_REQUIRED'];

/** Said of everyone whom the sheet still hides. */
const HIDDEN = /^(?:BUYER_IDENTITY_EMAIL|DELIVERY_(?:(?:FIR|LA)ST_NAME|ADDRESS1?|PHONE_NUMBER))_REQUIRED$/;

/** The errors of a prepared cart that say more than that the order is not finished (specification, wallets §8). */
export function unexpected(errors: readonly ReportedError[], { stage }: Situation): ReportedError[] {
  return errors.filter(
    ({ code }) => !UNPAID.includes(code ?? '') && (stage === 'authorized' || !HIDDEN.test(code ?? '')),
  );
}

/** The errors with their words, which are fetched here. */
export async function inWords(errors: readonly FieldError[], addressed: Addressed): Promise<ShownError[]> {
  return (await loadReactions()).inWords(errors, addressed);
}
