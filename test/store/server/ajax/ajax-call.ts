import type { CartState } from '../../shop/cart/cart-state';
import type { Stock } from '../../shop/cart/stock';
import type { Answer } from '../http/answer';
import type { Fields } from './read-fields';

/** One call of the Ajax cart API, its body read. */
export interface AjaxCall {
  cart: CartState;
  stock: Stock;
  fields: Fields;
}

/** `done` makes its value when it is called, after the cart's currency is settled. `error` is the answer to a refused call, which may have changed the cart in part. */
export type AjaxResult = { type: 'done'; value: () => object } | { type: 'error'; answer: Answer };

export const failed = (answer: Answer): AjaxResult => ({ type: 'error', answer });
