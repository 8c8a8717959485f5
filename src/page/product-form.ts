import type { ProductForm } from '../wallet';

const PROPERTY = /^properties\[([^\]]+)\](\[\])?$/;

/** Digits only: "12abc" and "1e3" are no ids. */
function positive(value: FormDataEntryValue | null): number {
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
}

function readProperties(data: FormData): ProductForm['properties'] {
  const properties: ProductForm['properties'] = {};
  for (const [name, value] of data) {
    const [, key, list] = PROPERTY.exec(name) ?? [];
    if (!key || typeof value !== 'string' || !value) continue;
    const before = properties[key];
    properties[key] = list ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return properties;
}

/**
 * What the shopper has chosen, or null when the form has no valid variant (specification, shell §3 and §5).
 *
 * FormData is what the browser itself would submit: it takes controls outside the form that name it by `form=`, leaves out
 * disabled ones and unchecked boxes, and does not care that the form has an input named `id` or `elements`.
 */
export function readProductForm(form: HTMLFormElement): ProductForm | null {
  const data = new FormData(form);
  const variantId = positive(data.get('id'));
  if (!variantId) return null;
  const sellingPlan = data.get('selling_plan');
  return {
    variantId,
    quantity: positive(data.get('quantity')) || 1,
    ...(typeof sellingPlan === 'string' &&
      sellingPlan &&
      sellingPlan !== 'undefined' && { sellingPlanId: sellingPlan }),
    properties: readProperties(data),
  };
}
