import { closeSheet, isAllowed, openSheet, type Pressable } from '../click';
import type { Ending, OpenedSheet } from '../wallet';
import { runPurchase } from './run-purchase';
import { readChosen, toOrder, type Chosen } from './chosen';
import { pendingOrder, type PendingOrder } from './pending-order';
import { settled } from './page-state';
import { settle } from './settle';
import { departure, joinPress } from './under-way';

/** What the core has done of a press before this code was here. */
export interface BegunPress {
  opened: OpenedSheet | undefined;
  /** When the click was, in milliseconds of `performance.now()`. */
  at: number;
}

/** An error of the API's own shape, which is not reported. */
const invalidQuantity = (): Ending => ({
  type: 'unrecoverable',
  error: new Error('invalid_quantity', { cause: { code: 'INVALID', field: ['quantity'] } }),
});

/** The ending of a press that makes no cart: it repeats an earlier one, or nothing can be bought. `waits` for the form to be right. */
function endingAtOnce(
  chosen: Chosen,
  pending: PendingOrder | undefined,
  waits: boolean,
  isProduct: boolean,
): Ending | undefined {
  if (pending) return toOrder(pending);
  if (!waits && chosen.form && departure.leaving?.purchase === chosen.press) return departure.leaving.ending;
  // While the code of the press was fetched the shopper's choice has come to the form, and can't be sold.
  if (!waits && isProduct && !chosen.form) return { type: 'out_of_stock' };
  // Neither a sheet nor a cart is made for a quantity of 0.
  if (chosen.form?.quantity === 0) return invalidQuantity();
}

/**
 * A click on a wallet button: one purchase from the pre-checks to its ending. Does nothing while another press of the same widget or
 * of the same purchase is under way, or while nothing can be bought. Goes to the cart that may be the order of an earlier press, if
 * there is one. Never rejects.
 *
 * @param begun what was done in the click, where this code came later
 */
export async function press(pressable: Pressable, opener: HTMLElement, begun?: BegunPress): Promise<void> {
  const { widget, wallet } = pressable;
  const { purchase } = widget;
  // A theme may have written to the form without an event: what counts is what stands there now.
  purchase.refresh();
  const isTaken = joinPress(widget);
  const chosen = readChosen(pressable);
  // Nothing is awaited when there is nothing to wait for: sheets open only inside the click.
  const choice = settled(widget);
  const pending = pendingOrder(choice ? '' : chosen.bought);
  const isBusy = begun ? isTaken || widget.busy.value !== wallet : widget.busy.value;
  if ((isBusy && !pending) || (!begun && (widget.disabled.value || !isAllowed(pressable)))) {
    return closeSheet(begun?.opened);
  }
  const known = endingAtOnce(chosen, pending, !!choice, !!purchase.form);
  if (known) {
    closeSheet(begun?.opened);
    if (begun && !isTaken) widget.busy.value = null;
    return settle(known, opener);
  }
  const { opened, at } = begun ?? { opened: openSheet(pressable), at: performance.now() };
  await runPurchase(pressable, opener, { chosen, choice, opened, at });
}
