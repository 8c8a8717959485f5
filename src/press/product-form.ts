import { fieldsOf } from '../core/page/form-fields';
import { readVariant } from '../core/page/read-variant';
import type { ProductForm } from '../wallet';
import { readQuantity } from './quantity';

/** A name may have brackets of its own: `properties[Size [cm]]`. */
const PROPERTY = /^properties\[(.+?)](\[])?$/;

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

/** What the shopper has chosen; null on cart pages, which have no form, and when the form has no valid variant. */
export function readProductForm(form: HTMLFormElement | null): ProductForm | null {
  const variant = form && readVariant(form);
  if (!variant) return null;
  const fields = fieldsOf(form);
  return {
    ...variant,
    quantity: readQuantity(new Map(fields).get('quantity')),
    properties: readProperties(fields),
  };
}
