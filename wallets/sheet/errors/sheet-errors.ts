import type { SheetAction } from './decide';
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
    return [toCheckout('redirect_to_checkout_required')];
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

/** Whose addresses the words speak of, and of which shop. */
export interface Addressed {
  shop: string;
  /** Country codes. */
  shipping: string;
  billing: string;
  /** Told of an error that has no words. */
  report?(error: unknown): void;
}

/** An error as a sheet shows it. */
export interface ShownError extends FieldError {
  /** Code of the country of the address that it speaks of: what fields a sheet has depends on it. */
  country: string;
  words: string;
}

/** The errors with their words in Japanese, at most 128 characters each. */
export async function inWords(errors: readonly FieldError[], addressed: Addressed): Promise<ShownError[]> {
  const { message } = await loadReactions();
  return errors.map((error) => {
    const { contact, key } = error;
    const country = addressed[contact];
    const words = message(key, { contact, country, shop: addressed.shop }, (missing) =>
      addressed.report?.(new Error(`no words for ${missing}`)),
    );
    return { ...error, country, words };
  });
}
