import type { CartState, LineState } from '../../shop/cart/cart-state';
import { failed, type AjaxCall, type AjaxResult } from './ajax-call';
import { badParameter, cartError } from './ajax-error';
import { cartJson } from './cart-json';
import { lineKey } from './line-key';
import { isBlank, textPairs, wholeNumber, type Fields } from './read-fields';
import { setQuantity } from './set-quantity';

/** Finds a line by its key or its variant's id. */
export const findLine = (cart: CartState, id: unknown): LineState | undefined => {
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  return cart.lines.find((line) => lineKey(line) === text || String(line.variant.id) === text);
};

/** Changes a line's selling plan; an empty one makes it a one-time purchase. Returns the error, or `null`. */
const setPlan = (line: LineState, value: unknown): string | null => {
  const plan = line.product.sellingPlans.find(({ id }) => id === wholeNumber(value)) ?? null;
  if (!isBlank(value) && !plan) return 'Cannot apply selling plan to variant';
  if (!plan && line.product.requiresSellingPlan) return 'Variant can only be purchased with a selling plan.';
  line.sellingPlan = plan;
  return null;
};

const chosenLine = (cart: CartState, fields: Fields): LineState | undefined => {
  if (!isBlank(fields['id'])) return findLine(cart, fields['id']);
  const position = wholeNumber(fields['line']);
  return position === null ? undefined : cart.lines[position - 1];
};

/** `/cart/change`: one line, by `id` or by its place counted from 1. Gives the whole cart. */
export const change = ({ cart, stock, fields }: AjaxCall): AjaxResult => {
  const line = chosenLine(cart, fields);
  if (!line) return failed(badParameter('no valid id or line parameter'));
  if ('selling_plan' in fields) {
    const wrong = setPlan(line, fields['selling_plan']);
    if (wrong !== null) return failed(cartError(wrong));
  }
  if ('properties' in fields) line.attributes = textPairs(fields['properties']);
  if (!isBlank(fields['quantity'])) {
    const quantity = wholeNumber(fields['quantity']);
    if (quantity === null) return failed(badParameter('quantity must be a whole number'));
    const refusal = setQuantity(cart, stock, line, quantity);
    if (refusal) return failed(refusal);
  }
  return { type: 'done', value: () => cartJson(cart) };
};
