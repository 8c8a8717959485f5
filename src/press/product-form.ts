import { fieldsOf, readVariant } from '../page/form';
import type { ProductForm } from '../wallet';
import type { Button } from '../widget/press-code';
import type { Purchased } from './press';

/** A name may have brackets of its own: `properties[Size [cm]]`. */
const PROPERTY = /^properties\[(.+?)](\[])?$/;

type Fields = [name: string, value: string][];

function readProperties(fields: Fields): ProductForm['properties'] {
  const properties: ProductForm['properties'] = {};
  for (const [name, value] of fields) {
    const [, key, list] = PROPERTY.exec(name) ?? [];
    if (!key || !value) continue;
    const before = properties[key];
    properties[key] = list ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return properties;
}

/**
 * The number in a quantity field: 1 if the field is absent or empty, 0 if it does not hold a whole number of at least 1, of so few
 * digits that the API takes it. Full-width Japanese digits count like the others.
 */
function readQuantity(text = ''): number {
  const number = /^\s*(?:(\d{1,9})(?:\.0*)?)?\s*$/.exec(text.normalize('NFKC'));
  return number ? Number(number[1] ?? 1) : 0;
}

function productForm(form: HTMLFormElement, fields: Fields): ProductForm | null {
  const variant = readVariant(form, fields);
  return (
    variant && {
      ...variant,
      quantity: readQuantity(new Map(fields).get('quantity')),
      properties: readProperties(fields),
    }
  );
}

/**
 * The shopper's choice, read without firing an event of the page. Null on cart pages, which have no form, and if the form has no valid
 * variant.
 */
export const readProductForm = (form: HTMLFormElement | null): ProductForm | null =>
  form && productForm(form, fieldsOf(form));

/** What the browser would send of a form. */
interface Submission {
  form: ProductForm | null;
  /** The shopper has chosen a file, which the cart API does not take. */
  hasFile: boolean;
}

/** Reads a form as the browser does when it submits it: listeners of `formdata` run, and custom elements give their values. */
function readSubmission(form: HTMLFormElement): Submission {
  const fields: Fields = [];
  let hasFile = false;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.push([name, value]);
    // A file field without a chosen file has an empty name.
    else hasFile ||= !!value.name;
  }
  return { form: productForm(form, fields), hasFile };
}

/**
 * A key for a purchase, without anything that a shopper may have typed: variant, quantity and selling plan, or the id of the shopper's own
 * cart.
 */
export function purchaseKeyOf(form: ProductForm | null, cartId: string | null): string {
  return form ? `${form.variantId} ${form.quantity} ${form.sellingPlanId ?? ''}` : `${cartId}`;
}

/** Reads what a press of a button would buy at this moment, as the browser would send it. */
export function readPurchase({ widget, wallet }: Button): Purchased {
  const { purchase } = widget;
  const { form, hasFile } = purchase.form ? readSubmission(purchase.form) : { form: null, hasFile: false };
  const cart = purchase.cartId();
  const cartKey = JSON.stringify([wallet, form, cart]);
  return { form, hasFile, purchaseKey: purchaseKeyOf(form, cart), cartKey };
}
