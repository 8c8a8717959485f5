import type { Outcome } from './outcome';
import type { UserError } from './schema';

/**
 * Errors after which nothing can be bought: the generic dialog. `field` is the last segment of the path, because what stands before
 * it differs by operation; null where the code says all.
 */
const UNRECOVERABLE = [
  { code: 'INVALID', field: 'quantity', reason: 'invalid_quantity' },
  { code: 'INVALID', field: 'merchandiseId', reason: 'merchandise_id_invalid' },
  { code: 'VARIANT_REQUIRES_SELLING_PLAN', field: null, reason: 'variant_requires_selling_plan' },
  { code: 'SELLING_PLAN_NOT_APPLICABLE', field: null, reason: 'selling_plan_not_applicable' },
];

/**
 * The outcome of a cart call with errors; null when there are none. The most serious error decides. Throws when all are of unknown
 * codes: the API gains new ones without asking us.
 */
export function outcomeOfErrors(errors: readonly UserError[]): Outcome | null {
  for (const error of errors) {
    const last = error.field?.at(-1);
    const row = UNRECOVERABLE.find(({ code, field }) => code === error.code && (field === null || field === last));
    if (row) return { type: 'unrecoverable', error: new Error(row.reason, { cause: error }) };
  }
  // The merchant's own words, from a validation function of theirs.
  const messages = errors.filter(({ code }) => code === 'VALIDATION_CUSTOM').map(({ message }) => message ?? '');
  if (messages.length > 0) return { type: 'custom_validation', message: messages.join('\n') };
  const [cause] = errors;
  if (cause) throw new Error(`the cart has an unknown error: ${cause.code}`, { cause });
  return null;
}
