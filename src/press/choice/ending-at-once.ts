import type { Ending } from '../../wallet';
import { earlierOrder } from '../orders/pending-order';
import type { Press } from '../press';

/**
 * How long a second press in a cart counts as a repetition of the first, in milliseconds: on a busy machine, the second click of a double
 * click comes late. After that the cart may have changed, and is fetched again.
 */
const CART_LIFE = 5000;

/** The ending for which the page is being left, of which press it is, and since when, in milliseconds of `performance.now()`. */
let remembered: { cartKey: string; ending: Ending; at: number } | null = null;

/** Whether an ending leaves the page. `in` is not used, because a page may have put a `url` on `Object.prototype`. */
export const leavesPage = (ending: Ending): boolean => Object.hasOwn(ending, 'url');

/** Notes how a press has ended. A second press then goes the same way: it makes no second cart, and does not fetch the cart again. */
export function rememberEnding({ cartKey }: Press, ending: Ending): void {
  remembered = leavesPage(ending) ? { cartKey, ending, at: performance.now() } : null;
}

/** The page was left, and has come back. */
export function forgetEnding(): void {
  remembered = null;
}

/** The ending of an earlier press that made or fetched the same cart, while the page is leaving; undefined if there is none. */
function rememberedEnding({ form, cartKey }: Press): Ending | undefined {
  if (remembered?.cartKey !== cartKey) return undefined;
  return form || performance.now() < remembered.at + CART_LIFE ? remembered.ending : undefined;
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
