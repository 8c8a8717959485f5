import { readDiscounts } from '../../shop/cart/discounts';
import { failed, type AjaxCall, type AjaxResult } from './ajax-call';
import { badParameter } from './ajax-error';
import { cartJson } from './cart-json';
import { findLine } from './change';
import { putLine } from './put-line';
import { isBlank, listOf, textPairs, wholeNumber } from './read-fields';
import { isRecord } from '../control/is-record';
import { setQuantity } from './set-quantity';
import type { Answer } from '../http/answer';

const updateOne = ({ cart, stock }: AjaxCall, id: string, quantity: number): Answer | null => {
  const line = findLine(cart, id);
  if (line) return setQuantity(cart, stock, line, quantity);
  if (quantity <= 0) return null;
  const result = putLine(cart, stock, { variantId: wholeNumber(id), quantity, sellingPlanId: null, attributes: {} });
  return result.type === 'error' ? result.answer : null;
};

const updateLines = (call: AjaxCall, updates: unknown): Answer | null => {
  const { cart, stock } = call;
  // All are checked before anything changes: a refused call must not keep half of its quantities. A list may skip a line.
  const isWrong = (value: unknown) => wholeNumber(value) === null && !(Array.isArray(updates) && isBlank(value));
  if (listOf(updates)?.some(isWrong)) return badParameter('updates must be whole numbers');
  if (Array.isArray(updates)) {
    // Lines are found before anything changes: removing one would shift those after it.
    const pairs = [...cart.lines].map((line, index) => ({ line, quantity: wholeNumber(updates[index]) }));
    for (const { line, quantity } of pairs) {
      const refusal = quantity === null ? null : setQuantity(cart, stock, line, quantity);
      if (refusal) return refusal;
    }
    return null;
  }
  for (const [id, value] of Object.entries(isRecord(updates) ? updates : {})) {
    const quantity = wholeNumber(value);
    const refusal = quantity === null ? null : updateOne(call, id, quantity);
    if (refusal) return refusal;
  }
  return null;
};

/**
 * `/cart/update`: quantities by id or in the order of the lines, note, attributes and `discount` (codes with commas
 * between them). A variant that is not in the cart is added. Gives the whole cart.
 */
export const update = (call: AjaxCall): AjaxResult => {
  const { cart, fields } = call;
  const refusal = updateLines(call, fields['updates']);
  if (refusal) return failed(refusal);
  if (typeof fields['note'] === 'string') cart.note = fields['note'];
  if (isRecord(fields['attributes']))
    // Emptied ones are dropped after the merge: dropped before it, they would leave the old text in the cart.
    cart.attributes = textPairs({ ...cart.attributes, ...fields['attributes'] });
  if (typeof fields['discount'] === 'string') cart.discounts = readDiscounts(fields['discount'].split(','));
  return { type: 'done', value: () => cartJson(cart) };
};
