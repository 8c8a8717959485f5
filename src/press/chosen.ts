import type { Pressable } from '../click';
import type { Ending, ProductForm } from '../wallet';
import { purchaseKey, type PendingOrder } from './pending-order';
import { cartOf } from './cart-of';
import { readProductForm } from './product-form';

/** What a press would buy now. */
export interface Chosen {
  form: ProductForm | null;
  /** The same for every press that buys the same: the key of its order. */
  bought: string;
  /** The same for a press of the same wallet that would make the same cart. */
  press: string;
}

/** Reads what a press would buy at this moment. */
export function readChosen({ widget: { purchase }, wallet }: Pressable): Chosen {
  const form = readProductForm(purchase.form);
  return { form, bought: purchaseKey(form, cartOf(purchase)), press: JSON.stringify([wallet, form]) };
}

/** The ending of a press whose order may have been made before: to its cart's checkout, which shows the order if there is one. */
export const toOrder = ({ checkoutUrl: url }: PendingOrder): Ending => ({ type: 'redirect', url });
