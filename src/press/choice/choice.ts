import type { Pressable } from '../../core/click';
import type { Ending, ProductForm } from '../../wallet';
import { purchaseKey, type PendingOrder } from './pending-order';
import { readSubmission } from './product-form';
import { endingOnTheWay } from './double-click';

/** What a press would buy now. */
export interface Chosen {
  form: ProductForm | null;
  /** Whether it includes a file, which the cart API does not accept. */
  hasFile: boolean;
  /** The same for every press that buys the same: the key of its order. */
  bought: string;
  /** The same for a press of the same wallet that would make, or ask for, the same cart. */
  press: string;
}

/** Reads what a press would buy at this moment, as the browser would send it. */
export function readChosen({ widget: { purchase }, wallet }: Pressable): Chosen {
  const { form, hasFile } = purchase.form ? readSubmission(purchase.form) : { form: null, hasFile: false };
  const cart = purchase.cartId();
  return { form, hasFile, bought: purchaseKey(form, cart), press: JSON.stringify([wallet, form, cart]) };
}

/** Whether the platform shows the page in its theme editor. */
const isThemeEditor = () => !!(globalThis as { Shopify?: { designMode?: unknown } }).Shopify?.designMode;

/** Its error has the shape of the API's own, so that telemetry logs it and does not report it as a bug. */
const invalidQuantity = (): Ending => ({
  type: 'unrecoverable',
  error: new Error('invalid_quantity', { cause: { code: 'INVALID', field: ['quantity'] } }),
});

/**
 * The ending of a press that makes no cart, because it repeats an earlier press, or because nothing can be bought; undefined where a cart
 * has to be made.
 *
 * @param pending the cart that may be the order of an earlier press: its checkout shows the order if there is one
 * @param waits whether the page has yet to say what the shopper has chosen, or to save it to the cart
 */
export function endingAtOnce(
  chosen: Chosen,
  pending: PendingOrder | undefined,
  isProduct: boolean,
  waits?: boolean,
): Ending | undefined {
  if (isThemeEditor()) return { type: 'theme_editor' };
  if (pending) return { type: 'redirect', url: pending.checkoutUrl };
  const onTheWay = waits ? undefined : endingOnTheWay(chosen);
  if (onTheWay) return onTheWay;
  // The choice has come to the form since the click, and can't be sold.
  if (!waits && isProduct && !chosen.form) return { type: 'out_of_stock' };
  if (chosen.hasFile) return { type: 'form' };
  // For a quantity of 0, neither a sheet nor a cart is made.
  if (chosen.form?.quantity === 0) return invalidQuantity();
}
