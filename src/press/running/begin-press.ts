import { closeSheet, isAllowed, openSheet, type Pressable } from '../../core/click';
import { track } from '../../core/track';
import type { OpenedSheet } from '../../core/opened-sheet';
import { mustKnowWhatIsSent } from '../../core/wallets';
import type { Prepared, Stage } from '../../wallet';
import { prepareWallet } from './prepare-wallet';
import { runPurchase } from './run-purchase';
import { endingAtOnce, readChosen } from '../choice/choice';
import { pendingOrder } from '../choice/pending-order';
import { isComplete } from '../choice/product-form';
import { isSaving, settled } from './waiting';
import { settle } from '../ending/act-on-ending';
import { showOwn } from './show-own';
import { joinPress } from './waiting-hosts';

/** What the core has done of a press before this code was here. */
export interface BegunPress {
  opened: OpenedSheet | undefined;
  /** When the click was, in milliseconds of `performance.now()`. */
  at: number;
}

/** Loads and prepares a wallet, and lets it show its own content on the button. Can be called many times, but does this once. */
export function prepare(pressable: Pressable): Promise<Prepared> {
  const preparing = prepareWallet(pressable);
  preparing.then(
    (prepared) => showOwn(pressable, prepared, (run) => press(pressable, pressable.element, undefined, run)),
    () => {
      // A press will fail in the same way and show it.
    },
  );
  return preparing;
}

/**
 * Handles a click on a wallet button: one purchase from the pre-checks to its ending. Does nothing while another press of the same widget
 * or for the same purchase is under way, or while nothing can be bought. If an earlier press left a cart that may be its order, goes to
 * that cart.
 *
 * @param begun what was already done in the click, if this code was loaded later
 * @param run runs the purchase instead of the wallet's prepared flow; see `Stage`
 * @param isRefused whether a later listener of the page has stopped the click; known in the next task. Absent where it is known already
 * @returns whether a purchase has begun
 */
export function press(
  pressable: Pressable,
  opener: HTMLElement,
  begun?: BegunPress,
  run?: Parameters<Stage['press']>[0],
  isRefused?: () => boolean,
): boolean {
  const { widget, wallet } = pressable;
  const { purchase } = widget;
  // A theme may have written to the form without an event: only its present state counts.
  purchase.refresh();
  const isTaken = joinPress(widget);
  const chosen = readChosen(pressable);
  // If there is nothing to wait for, nothing is awaited: sheets open only inside the click.
  const choice = settled(widget);
  const pending = pendingOrder(choice ? '' : chosen.bought);
  const isBusy = begun ? isTaken || widget.busy.value !== wallet : widget.busy.value;
  const mayBegin = begun || (!widget.disabled.value && isAllowed(pressable));
  if ((isBusy && !pending) || !mayBegin || !isComplete(purchase.form)) {
    closeSheet(begun?.opened);
    if (begun && !isTaken && widget.busy.value === wallet) widget.busy.value = null;
    return false;
  }
  const at = begun?.at ?? performance.now();
  // A sheet has to open inside the click. All others wait for the page's listeners, which may still write to the form.
  const startsInside = mustKnowWhatIsSent(wallet);
  const heard = begun || run ? undefined : new Promise<void>((resolve) => setTimeout(resolve));
  const isUnsaved = isSaving(widget);
  const waits = !!choice || (!!heard && !startsInside) || isUnsaved;
  const known = endingAtOnce(chosen, pending, !!purchase.form, waits);
  if (known) {
    closeSheet(begun?.opened);
    if (begun && !isTaken) widget.busy.value = null;
    const end = () => {
      if (isRefused?.()) return;
      track('press', { wallet, at, page: widget.pageType });
      settle(known, pressable.stage?.focused ?? opener, pressable);
    };
    if (isRefused && heard) void heard.then(end);
    else end();
    return false;
  }
  const opened = begun ? begun.opened : openSheet(pressable);
  // A wallet that was not warmed may take the place of our button now.
  if (!run) void prepare(pressable);
  void runPurchase(pressable, opener, { chosen, choice, heard, startsInside, isUnsaved, opened, at, run, isRefused });
  return true;
}
