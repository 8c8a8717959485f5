import type { CartState, LineState } from '../../shop/cart/cart-state';
import { brokenRules } from '../../shop/cart/merchant-rule';
import type { Answer } from '../http/answer';
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

/** Changes what the fields name of a line. Returns the error, or `null`. */
const changeLine = ({ cart, stock, fields }: AjaxCall, line: LineState): Answer | null => {
  if ('selling_plan' in fields) {
    const wrong = setPlan(line, fields['selling_plan']);
    if (wrong !== null) return cartError(wrong);
  }
  if ('properties' in fields) {
    line.attributes = textPairs(fields['properties']);
    const [broken] = brokenRules(cart);
    if (broken !== undefined) return cartError(broken);
  }
  if (isBlank(fields['quantity'])) return null;
  const quantity = wholeNumber(fields['quantity']);
  return quantity === null ? badParameter('quantity must be a whole number') : setQuantity(cart, stock, line, quantity);
};

/** Puts the pieces of lines with the same key into this line: a key has to name one line only. */
const takeSame = (cart: CartState, line: LineState): void => {
  // A quantity of 0 has removed it.
  if (!cart.lines.includes(line)) return;
  const same = cart.lines.filter((other) => other !== line && lineKey(other) === lineKey(line));
  for (const { quantity } of same) line.quantity += quantity;
  cart.lines = cart.lines.filter((other) => !same.includes(other));
};

/**
 * `/cart/change`: one line, by `id` or by its place counted from 1. Gives the whole cart. After an error properties and plan are as
 * they were.
 */
export const change = (call: AjaxCall): AjaxResult => {
  const { cart, fields } = call;
  const line = chosenLine(cart, fields);
  if (!line) return failed(badParameter('no valid id or line parameter'));
  const { sellingPlan, attributes } = line;
  const refusal = changeLine(call, line);
  if (refusal) {
    Object.assign(line, { sellingPlan, attributes });
    return failed(refusal);
  }
  takeSame(cart, line);
  return { type: 'done', value: () => cartJson(cart) };
};
