import { openSheetInClick } from '../../core/in-click';
import type { Widget } from '../../core/widget';
import type { Ending } from '../../wallet';
import { endingAtOnce } from '../choice/ending-at-once';
import { readChoice } from '../choice/product-form';
import { actOnEnding } from '../ending/act-on-ending';
import type { Press, PressInClick } from '../press';
import { closeLeftWindow } from './left-window';
import { mayBegin } from './one-press-at-a-time';
import { prepare } from './prepare-wallet';
import { runPurchase, trackPress } from './run-purchase';
import { openWindowInClick } from './start-wallet';
import { joinPress } from './waiting-hosts';
import { noteWaits, waitForChoice } from './waiting';

/** The same press, with all that becomes known of it after the click. */
export const completePress = (press: PressInClick, isCold = false): Press =>
  Object.assign(readChoice(press), {
    isCold,
    isAtVendors: !!press.vendorsRun,
    stopped: new AbortController(),
    widgets: new Set<Widget>(),
  });

/** Takes back what the core has done in the click. */
function undoClick(press: Press, hasJoined: boolean): void {
  const { widget, wallet } = press.button;
  if (!press.isCold) return;
  press.sheet?.abort();
  if (!hasJoined && widget.busy.value === wallet) widget.busy.value = null;
}

/** Ends a press that makes no cart, when it is known whether the page has stopped the click. */
function endAtOnce(press: Press, ending: Ending): void {
  const { isRefused, listenersRan } = press;
  const endUnlessRefused = () => {
    if (isRefused?.()) return;
    trackPress(press);
    actOnEnding(ending, press);
  };
  if (isRefused && listenersRan) void listenersRan.then(endUnlessRefused);
  else endUnlessRefused();
}

/**
 * Begins a press: one purchase from the click to its ending. Does nothing while another press of the same widget or for the same purchase
 * is under way, or while nothing can be bought. If an earlier press left a cart that may be its order, goes to that cart.
 *
 * @param isCold the core has asked the page and made the button busy, before this code was there
 * @returns whether a purchase has begun
 */
export function beginPress(click: PressInClick, isCold?: boolean): boolean {
  const { widget } = click.button;
  // A theme may have written to the form without an event: only its present state counts.
  widget.purchase.refresh();
  const press = completePress(click, isCold);
  const hasJoined = joinPress(widget);
  press.choiceMade = waitForChoice(widget);
  if (!mayBegin(press, hasJoined)) {
    undoClick(press, hasJoined);
    return false;
  }
  if (!press.isCold) press.at = performance.now();
  closeLeftWindow(press);
  const isWaiting = noteWaits(press);
  const ending = endingAtOnce(press, isWaiting);
  if (ending) {
    undoClick(press, hasJoined);
    endAtOnce(press, ending);
    return false;
  }
  if (!press.isCold) press.sheet = openSheetInClick(press.button);
  // A wallet that was not warmed may take the place of our button now.
  if (!press.vendorsRun) void prepare(press.button, beginPress);
  if (!press.isCold) openWindowInClick(press);
  void runPurchase(press);
  return true;
}
