import { fieldsOf } from './form-fields';

/** Which variant a product form would sell, and how. */
export interface ChosenVariant {
  /** Numeric id, greater than 0. */
  variantId: number;
  /** Numeric or global id as the theme wrote it; absent for a one-time purchase. */
  sellingPlanId?: string;
}

/** Names of the fields that matter. */
const NAMES = /^(id|selling_plan)$/;

/** Digits only: "12abc" and "1e3" are no ids. */
const readId = (value = ''): number => (/^\s*\d+\s*$/.test(value) ? Number(value) : 0);

/**
 * The variant and the selling plan in a form's fields; null without a valid variant. If several fields have the same name, the last one
 * counts, as for `/cart/add`.
 *
 * @param all the form's current fields; read unless given, and only those that matter: this is done often, and a form may have many
 */
export function readVariant(form: HTMLFormElement, all = fieldsOf(form, NAMES)): ChosenVariant | null {
  const fields = new Map(all);
  const variantId = readId(fields.get('id'));
  const sellingPlanId = fields.get('selling_plan');
  if (!variantId) return null;
  const chosen: ChosenVariant = { variantId };
  if (sellingPlanId && sellingPlanId !== 'undefined') chosen.sellingPlanId = sellingPlanId;
  return chosen;
}
