import type { UserError } from './schema';

/** Errors after which nothing can be bought this way: the generic dialog (specification, shell §8). */
export type UnrecoverableReason =
  | 'invalid_quantity'
  | 'variant_requires_selling_plan'
  | 'selling_plan_not_applicable'
  | 'merchandise_id_invalid'
  | 'graphql_error'
  | 'no_response';

/** An error of a cart call, by what it means for the shopper. */
export type CartError =
  | { type: 'unrecoverable'; reason: UnrecoverableReason; cause: unknown }
  /** The merchant's own words, from a validation function of theirs. */
  | { type: 'custom_validation'; message: string }
  | { type: 'unknown'; cause: UserError };

/** `field` is the last segment of the path: what stands before it differs by operation. Null: the code says all. */
const UNRECOVERABLE: readonly { code: string; field: string | null; reason: UnrecoverableReason }[] = [
  { code: 'INVALID', field: 'quantity', reason: 'invalid_quantity' },
  { code: 'INVALID', field: 'merchandiseId', reason: 'merchandise_id_invalid' },
  { code: 'VARIANT_REQUIRES_SELLING_PLAN', field: null, reason: 'variant_requires_selling_plan' },
  { code: 'SELLING_PLAN_NOT_APPLICABLE', field: null, reason: 'selling_plan_not_applicable' },
];

/** Names a user error of the API. Codes that we do not know are kept as data. */
export function cartError(error: UserError): CartError {
  if (error.code === 'VALIDATION_CUSTOM') return { type: 'custom_validation', message: error.message };
  const last = error.field?.at(-1);
  const row = UNRECOVERABLE.find(({ code, field }) => code === error.code && (field === null || field === last));
  return row ? { type: 'unrecoverable', reason: row.reason, cause: error } : { type: 'unknown', cause: error };
}
