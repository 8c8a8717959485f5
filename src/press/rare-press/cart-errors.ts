import type { Outcome } from '../cart/outcome';
import type { AnyError } from '../load-rare';
import type { UserError } from '../cart/calls';

const QUANTITY = 'invalid_quantity';

/** Why nothing can be bought after an error, which the store has no words for; undefined for all others. */
function unrecoverable({ code, field }: UserError): string | undefined {
  if (code === 'VARIANT_REQUIRES_SELLING_PLAN' || code === 'SELLING_PLAN_NOT_APPLICABLE') return code.toLowerCase();
  if (code !== 'INVALID') return;
  // The segments before the last one differ by operation.
  const last = field?.at(-1);
  if (last === 'quantity') return QUANTITY;
  if (last === 'merchandiseId') return 'merchandise_id_invalid';
}

/** Codes of errors that the shopper can mend: a rule of the merchant's, and what was chosen or written. The store's sentence says how. */
const CAN_BE_MENDED: readonly unknown[] = [
  'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED',
  'CART_TOO_LARGE',
  'GIFT_CARD_RECIPIENT_INVALID',
  'INVALID_INCREMENT',
  'LESS_THAN',
  'MAXIMUM_EXCEEDED',
  'MERCHANDISE_LINE_LIMIT_REACHED',
  'MERCHANDISE_NOT_APPLICABLE',
  'MERCHANDISE_PRODUCT_NOT_PUBLISHED',
  'MINIMUM_NOT_MET',
  'NOTE_TOO_LONG',
  'VALIDATION_CUSTOM',
];

const canBeMended = ({ code, field }: AnyError): boolean =>
  CAN_BE_MENDED.includes(code) || (code === 'INVALID' && !!field?.includes('attributes'));

/**
 * The store's own words about errors that the shopper can mend, each sentence once, also where it names several parts of the cart; maybe
 * empty. Undefined where there is no such error.
 */
export function storesWords(errors: readonly AnyError[]): string | undefined {
  const words = errors.filter(canBeMended).map(({ message }) => message ?? '');
  return words.length > 0 ? [...new Set(words)].join('\n') : undefined;
}

/**
 * The outcome of a cart call with errors; the most serious error decides. Throws when all their codes are unknown: the API gets new
 * codes at any time.
 */
export function outcomeOfErrors(errors: readonly UserError[]): Outcome {
  for (const error of errors) {
    const reason = unrecoverable(error);
    if (!reason) continue;
    const outcome: Outcome = { type: 'unrecoverable', error: new Error(reason, { cause: error }) };
    return reason === QUANTITY ? { ...outcome, about: 'quantity' } : outcome;
  }
  const message = storesWords(errors);
  if (message !== undefined) return { type: 'custom_validation', message };
  const [cause] = errors;
  throw new Error(`the cart has an unknown error: ${cause?.code}`, { cause });
}
