import type { ProductForm } from '../wallet';
import { fieldsOf } from './form-fields';
import { readQuantity } from './quantity';

const PROPERTY = /^properties\[([^\]]+)\](\[\])?$/;

/** Digits only: "12abc" and "1e3" are no ids. */
const readId = (value = ''): number => (/^\s*\d+\s*$/.test(value) ? Number(value) : 0);

function readProperties(fields: [string, string][]): ProductForm['properties'] {
  const properties: ProductForm['properties'] = {};
  for (const [name, value] of fields) {
    const [, key, list] = PROPERTY.exec(name) ?? [];
    if (!key || !value) continue;
    const before = properties[key];
    properties[key] = list ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return properties;
}

/** What the shopper has chosen, or null when the form has no valid variant (specification, shell §3 and §5). */
export function readProductForm(form: HTMLFormElement): ProductForm | null {
  const fields = fieldsOf(form);
  const read = (name: string) => fields.find(([own]) => own === name)?.[1];
  const variantId = readId(read('id'));
  if (!variantId) return null;
  const sellingPlan = read('selling_plan');
  return {
    variantId,
    quantity: readQuantity(read('quantity')),
    ...(sellingPlan && sellingPlan !== 'undefined' && { sellingPlanId: sellingPlan }),
    properties: readProperties(fields),
  };
}
