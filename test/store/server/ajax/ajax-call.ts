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

/** `done` writes its value when asked, after the cart's currency has settled. `error` is the answer when something was refused; what could be done has been done to the cart all the same. */
export type AjaxResult = { type: 'done'; value: () => object } | { type: 'error'; answer: Answer };

export const failed = (answer: Answer): AjaxResult => ({ type: 'error', answer });
