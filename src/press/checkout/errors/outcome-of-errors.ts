import type { Outcome } from '../outcome';
import type { UserError } from '../schema';

/** Why nothing can be bought after an error, which leads to the generic dialog; undefined for all others. */
function unrecoverable({ code, field }: UserError): string | undefined {
  if (code === 'VARIANT_REQUIRES_SELLING_PLAN' || code === 'SELLING_PLAN_NOT_APPLICABLE') return code.toLowerCase();
  if (code !== 'INVALID') return;
  // The segments before the last one differ by operation.
  const last = field?.at(-1);
  if (last === 'quantity') return 'invalid_quantity';
  if (last === 'merchandiseId') return 'merchandise_id_invalid';
}

/**
 * The outcome of a cart call with errors; the most serious error decides. Throws when all their codes are unknown: the API gets new
 * codes at any time.
 */
export function outcomeOfErrors(errors: readonly UserError[]): Outcome {
  // The merchant's own words, from a validation function of theirs: each once, also where it names several parts of the cart.
  const messages = new Set<string>();
  for (const error of errors) {
    const reason = unrecoverable(error);
    if (reason) return { type: 'unrecoverable', error: new Error(reason, { cause: error }) };
    if (error.code === 'VALIDATION_CUSTOM') messages.add(error.message ?? '');
  }
  if (messages.size) return { type: 'custom_validation', message: [...messages].join('\n') };
  const [cause] = errors;
  throw new Error(`the cart has an unknown error: ${cause?.code}`, { cause });
}
