import type { Click, PressCode } from '../widget/press-code';
import { openSheetInClick } from '../click/click';
import { cartFacts } from '../page/purchase';
import { track } from '../lib/track';
import { isComplete, whenOnline } from '../network';
import type { Ending } from '../wallet';
import { buy } from './buy';
import { choose, isEnding, leavesPage, rememberEnding } from './choose';
import { firstEnd, closeLeftWindow, keepLeftWindow } from './first';
import { freeUnlessWaiting, makeHostsWait, type Hosts } from './hosts';
import { leave } from './leave';
import { openWindow, prepare } from './prepare';
import type { Buying, Choice } from './press';

/** Tells telemetry that a press has begun. */
const trackPress = ({ button: { wallet, widget }, at }: Click): void =>
  track('press', { wallet, at, page: widget.pageType });

/** Tells telemetry of the sheet or window that has been opened in the click. */
function trackSheet({ button: { wallet, params }, sheet, vendorsRun }: Choice): void {
  // A press that began in a vendor's own button has already opened its window.
  if (sheet || vendorsRun) track('sheet_opened', { wallet });
  // `debug` on a host shows that the merchant's name is missing.
  if (sheet && sheet.payee !== params['merchantName']) track('missing_merchant_name', { wallet, shown: sheet.payee });
}

/** Takes back what the core has done in the click, where no purchase begins. */
function undoLate({ isLate, sheet, button }: Click): false {
  if (isLate) {
    sheet?.abort();
    freeUnlessWaiting(button.widget);
  }
  return false;
}

/** Ends a press that makes no cart, when it is known whether the page has stopped the click. */
function endAtOnce(click: Click, ending: Ending): void {
  const { isRefused, listenersRan } = click;
  const endUnlessRefused = () => {
    if (isRefused?.()) return;
    trackPress(click);
    leave(ending, click);
  };
  if (isRefused && listenersRan) void listenersRan.then(endUnlessRefused);
  else endUnlessRefused();
}

/** Opens what can be opened only inside the click: a wallet's sheet or window. A late press is outside of it by now. */
function openInClick(choice: Choice): Choice {
  const { button, isLate, vendorsRun } = choice;
  if (vendorsRun) return choice;
  const sheet = isLate ? choice.sheet : openSheetInClick(button);
  // A wallet that was not warmed may take the place of our button now.
  void prepare(button);
  const window = isLate ? undefined : openWindow(button);
  return { ...choice, sheet, window, vendorsRun: window?.run };
}

/** Acts on an end of a press, and lets the hosts go that waited. */
function leaveWith(ending: Ending, buying: Buying, hosts: Hosts): void {
  const choice = buying.choice();
  // After the back/forward cache the page is another visit, which this press does not take the shopper from.
  if (choice.stopped.signal.aborted) return hosts.free();
  const isLeaving = leavesPage(ending);
  // If the page is left, the next page is requested first, and the buttons become free after that.
  if (!isLeaving) hosts.free();
  // There is nothing to sell until the page makes another cart.
  if (ending.type === 'decelerate' && ending.reason === 'missing_cart_id')
    cartFacts.value = { empty: true, requiresShipping: false, hasPlan: false };
  rememberEnding(choice, ending);
  leave(ending, choice);
  // Without a network checkout is still waited for.
  if (isLeaving) whenOnline(hosts.free, hosts.free);
}

/** Acts on what comes after the first end of a press, if the shopper sees it all the same. */
async function leaveLate({ stopped, sheet }: Choice, first: Ending, buying: Buying, hosts: Hosts): Promise<void> {
  const isLeft = stopped.signal.aborted;
  const later = buying.later();
  if (isLeft || (sheet && first.type === 'cancelled')) {
    const ending = await buying.ending;
    // The wallet's own page has come, or the sheet was closed while its order was being made.
    if (stopped.signal.aborted ? ending.type === 'handed_over' : leavesPage(ending)) leave(ending, buying.choice());
  } else if (later && first.type === 'cancelled') {
    const ending = await keepLeftWindow(buying.choice(), buying, hosts, later);
    if (ending.type === 'cancelled') hosts.free();
    else leaveWith(ending, buying, hosts);
  }
}

/** Runs one purchase to its ending, and acts on that. Comes to nothing when its host is gone for good or the page is left. */
async function runPurchase(choice: Choice): Promise<void> {
  const { stopped } = choice;
  const onPageHide = () => stopped.abort();
  addEventListener('pagehide', onPageHide);
  trackPress(choice);
  trackSheet(choice);
  const hosts = makeHostsWait(choice.button, !!choice.choiceMade);
  const buying = buy(choice, hosts);
  // A cart that is made after its host has gone is used by the next press that buys the same.
  void hosts.abandoned.then(async () => {
    if (!stopped.signal.aborted) rememberEnding(buying.choice(), await buying.ending);
  });
  const ending = await firstEnd(choice, buying, hosts);
  leaveWith(ending, buying, hosts);
  await leaveLate(choice, ending, buying, hosts);
  removeEventListener('pagehide', onPageHide);
}

/** Runs a press through its stages: what it buys, the purchase, its first end, and what follows. See `PressCode`. */
export const run: PressCode['run'] = (click) => {
  if (!isComplete(click.button.widget.host)) return undoLate(click);
  closeLeftWindow(click.over);
  const chosen = choose(click);
  if (!isEnding(chosen)) {
    void runPurchase(openInClick(chosen));
    return true;
  }
  undoLate(click);
  endAtOnce(click, chosen);
  return false;
};
