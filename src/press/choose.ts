import type { Button, Click } from '../widget/press-code';
import { isComplete } from '../network';
import type { Ending, WalletId } from '../wallet';
import { earlierOrder } from './pending-order';
import { joinPress, type Hosts, isVisible } from './hosts';
import type { Choice, Purchased } from './press';
import { readPurchase } from './product-form';
import { waitForChoice, waitsOf } from './waits';
import { CART_LIFE } from '../limits';

/** The ending for which the page is being left, of which press it is, and since when, in milliseconds of `performance.now()`. */
let remembered: { cartKey: string; ending: Ending; at: number } | null = null;

/** Whether an ending leaves the page. `in` is not used, because a page may have put a `url` on `Object.prototype`. */
export const leavesPage = (ending: Ending): boolean => Object.hasOwn(ending, 'url');

/** Notes how a press has ended. A second press then goes the same way: it makes no second cart, and does not fetch the cart again. */
export function rememberEnding({ cartKey }: Purchased, ending: Ending): void {
  remembered = leavesPage(ending) ? { cartKey, ending, at: performance.now() } : null;
}

/** The page was left, and has come back. */
export function forgetEnding(): void {
  remembered = null;
}

/** The ending of an earlier press that made or fetched the same cart, while the page is leaving; undefined if there is none. */
function rememberedEnding({ form, cartKey }: Purchased): Ending | undefined {
  if (remembered?.cartKey !== cartKey) return undefined;
  return form || performance.now() < remembered.at + CART_LIFE ? remembered.ending : undefined;
}

/** Whether the platform shows the page in its theme editor. */
const isThemeEditor = () => !!(globalThis as { Shopify?: { designMode?: unknown } }).Shopify?.designMode;

/** Its error has the shape of the API's own, so that telemetry logs it and does not report it as a bug. */
const invalidQuantity = (): Ending => ({
  type: 'unrecoverable',
  about: 'quantity',
  error: new Error('invalid_quantity', { cause: { code: 'INVALID', field: ['quantity'] } }),
});

/** Whether a choice has ended the press. `in` is not used, because a page may have put a `type` on `Object.prototype`. */
export const isEnding = (chosen: Choice | Ending): chosen is Ending => Object.hasOwn(chosen, 'type');

/**
 * The ending of a press that makes no cart, because it repeats an earlier press, or because nothing can be bought; undefined where a cart
 * has to be made.
 *
 * @param isWaiting whether the page has yet to say what the shopper has chosen, or to save it to the cart
 */
function endingWithoutCart(choice: Choice, isWaiting: boolean): Ending | undefined {
  const { form, hasFile, button, choiceMade, purchaseKey } = choice;
  if (isThemeEditor()) return { type: 'theme_editor' };
  const order = earlierOrder(choiceMade ? '' : purchaseKey);
  if (order) return { type: 'redirect', url: order.checkoutUrl };
  const repeated = isWaiting ? undefined : rememberedEnding(choice);
  if (repeated) return repeated;
  // The choice has come to the form since the click, and can't be sold.
  if (!isWaiting && button.widget.purchase.form && !form) return { type: 'out_of_stock' };
  if (hasFile) return { type: 'form' };
  // For a quantity of 0, which also stands for one that can't be read, neither a sheet nor a cart is made.
  if (form?.quantity === 0) return invalidQuantity();
}

/**
 * Whether a button can't be pressed now: see `PressCode`. So a double click is one purchase. Where an earlier press has left a cart that may
 * be its order, a press may lead to that cart all the same.
 */
export function isTaken(button: Button, mark: WalletId | null): boolean {
  const { widget } = button;
  const hasJoined = joinPress(widget);
  if (!hasJoined && widget.busy.value === mark) return false;
  return !earlierOrder(waitForChoice(widget) ? '' : readPurchase(button).purchaseKey);
}

/** Reads what a click buys, and what it has to wait for. Returns the ending of a press that makes no cart. */
export function choose(click: Click): Choice | Ending {
  const waits = waitsOf(click);
  const choice = { ...click, ...readPurchase(click.button), ...waits, stopped: new AbortController() };
  return endingWithoutCart(choice, !!(waits.wait ?? waits.isUnsaved)) ?? choice;
}

/** Reads what is bought after the wait, in the host that waits for it. Returns the ending of a press that makes no cart. */
export function chooseAfterWait(before: Choice, hosts: Hosts): Choice | Ending {
  const { choiceMade, isRefused, over, isUnsaved } = before;
  if (isRefused?.()) return { type: 'cancelled' };
  const widget = choiceMade ? hosts.follow() : before.button.widget;
  const button = { ...before.button, widget };
  widget.purchase.refresh();
  const choice: Choice = {
    ...before,
    button,
    ...readPurchase(button),
    choiceMade: undefined,
    listenersRan: undefined,
  };
  // The sheet was closed meanwhile, or the host is hidden where the page shows another product meanwhile.
  if (over.signal.aborted || (choiceMade && !isVisible(widget))) return { type: 'cancelled' };
  // The theme may demand a field for this variant only.
  if (choiceMade && !isComplete(widget.host)) return { type: 'cancelled' };
  return endingWithoutCart(choice, isUnsaved) ?? choice;
}
