import type { Ending } from '../../wallet';
import type { Choice, Press, PressInClick } from '../press';
import { rememberedEnding } from './remembered-ending';
import { pendingOrder, purchaseKey, type PendingOrder } from '../orders/pending-order';
import { readSubmission } from './product-form';

/** Reads into a press what it would buy at this moment, as the browser would send it. */
export function readChoice<P extends PressInClick>(press: P): P & Choice {
  const { widget, wallet } = press.button;
  const { purchase } = widget;
  const { form, hasFile } = purchase.form ? readSubmission(purchase.form) : { form: null, hasFile: false };
  const cart = purchase.cartId();
  const sameCart = JSON.stringify([wallet, form, cart]);
  return Object.assign(press, { form, hasFile, bought: purchaseKey(form, cart), sameCart });
}

/** The cart that may be the order of an earlier press for the same purchase: its checkout shows the order if there is one. */
export const earlierOrder = ({ choiceMade, bought }: Press): PendingOrder | undefined =>
  pendingOrder(choiceMade ? '' : bought);

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
 * @param isWaiting whether the page has yet to say what the shopper has chosen, or to save it to the cart
 */
export function endingAtOnce(press: Press, isWaiting?: boolean): Ending | undefined {
  const { form, hasFile, button } = press;
  if (isThemeEditor()) return { type: 'theme_editor' };
  const order = earlierOrder(press);
  if (order) return { type: 'redirect', url: order.checkoutUrl };
  const repeated = isWaiting ? undefined : rememberedEnding(press);
  if (repeated) return repeated;
  // The choice has come to the form since the click, and can't be sold.
  if (!isWaiting && button.widget.purchase.form && !form) return { type: 'out_of_stock' };
  if (hasFile) return { type: 'form' };
  // For a quantity of 0, neither a sheet nor a cart is made.
  if (form?.quantity === 0) return invalidQuantity();
}
