import type { LineState } from '../../shop/cart/cart-state';
import type { LineRequest } from '../../shop/cart/line-request';
import { failed, type AjaxCall, type AjaxResult } from './ajax-call';
import { badParameter } from './ajax-error';
import { lineJson } from './cart-json';
import { putLine } from './put-line';
import { isBlank, listOf, textPairs, wholeNumber, type Fields } from './read-fields';
import { isRecord } from '../control/is-record';

/** Reads `id, quantity, properties, selling_plan`; a missing quantity is 1. */
export const readLine = (fields: Fields): LineRequest => ({
  variantId: wholeNumber(fields['id']),
  quantity: isBlank(fields['quantity']) ? 1 : (wholeNumber(fields['quantity']) ?? -1),
  sellingPlanId: isBlank(fields['selling_plan']) ? null : (wholeNumber(fields['selling_plan']) ?? 'unknown'),
  attributes: textPairs(fields['properties']),
});

/**
 * `/cart/add`: a form adds one line and gets that line; `items` adds several and gets `{ items }`. The call stops at an item that
 * is refused; the items before it stay in the cart.
 */
export const add = ({ cart, stock, fields }: AjaxCall): AjaxResult => {
  const many = 'items' in fields;
  const items = many ? listOf(fields['items']) : [fields];
  if (!items || items.length === 0) return failed(badParameter('Required parameter missing or invalid: items'));

  const lines: LineState[] = [];
  for (const item of items) {
    if (!isRecord(item) || isBlank(item['id']))
      return failed(badParameter('Required parameter missing or invalid: id'));
    const request = readLine(item);
    if (request.quantity < 1) return failed(badParameter('quantity must be a whole number of one or more'));
    const result = putLine(cart, stock, request);
    if (result.type === 'error') return failed(result.answer);
    lines.push(result.line);
  }
  const added = () => lines.map((line) => lineJson(cart, line));
  return { type: 'done', value: () => (many ? { items: added() } : { ...added()[0] }) };
};
