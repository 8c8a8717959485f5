import type { AjaxCall, AjaxResult } from './ajax-call';
import { cartJson } from './cart-json';

/** `/cart/clear`: removes the lines; note and attributes stay. */
export const clear = ({ cart }: AjaxCall): AjaxResult => {
  cart.lines = [];
  return { type: 'done', value: () => cartJson(cart) };
};
