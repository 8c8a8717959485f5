import { isComplete, withLine } from '../../network';
import { cartFacts } from '../../core/page/cart-facts';
import { track } from '../../core/track';
import type { Ending } from '../../wallet';
import { endingAtOnce, leavesPage, rememberEnding } from '../choice/ending-at-once';
import { readChoice } from '../choice/product-form';
import { actOnEnding } from '../ending/act-on-ending';
import type { Press } from '../press';
import { closeAsShopper, firstEnd } from './first-end';
import { cancelled, startWallet } from './start-wallet';
import { isVisible } from './is-visible';
import { keepLeftWindow } from './left-window';
import { beginWaiting, endWaiting, followChoice } from './waiting-hosts';

/** Tells telemetry that a press has begun. */
export const trackPress = ({ button: { wallet, widget }, at }: Press): void =>
  track('press', { wallet, at, page: widget.pageType });

/** Tells telemetry of the sheet or window that has been opened in the click. */
function trackSheet({ button: { wallet, params }, sheet, vendorsRun }: Press): void {
  // A press that began in a vendor's own button has already opened its window.
  if (sheet || vendorsRun) track('sheet_opened', { wallet });
  // `debug` on a host shows that the merchant's name is missing.
  if (sheet && sheet.payee !== params['merchantName']) track('missing_merchant_name', { wallet, shown: sheet.payee });
}

/** Reads what is bought when the page's listeners have run, for a sheet that is already open: they may have written to the form. */
async function readAgain(press: Press): Promise<void> {
  await press.listenersRan;
  // Google's sheet can't be closed by the page.
  if (press.sheet && press.isRefused?.()) closeAsShopper(press);
  else readChoice(press);
}

/** Reads what is bought after the wait. Returns the ending of a press that makes no cart; undefined where the wallet can start. */
function endingAfterWait(press: Press): Ending | undefined {
  if (press.isRefused?.()) return cancelled();
  const { choiceMade } = press;
  if (choiceMade) followChoice(press);
  press.choiceMade = press.listenersRan = undefined;
  const { widget } = press.button;
  widget.purchase.refresh();
  readChoice(press);
  // The sheet was closed meanwhile, or the host is hidden where the page shows another product meanwhile.
  if (press.isOver || (choiceMade && !isVisible(widget))) return cancelled();
  // The theme may demand a field for this variant only.
  if (choiceMade && !isComplete(widget.host)) return cancelled();
  return endingAtOnce(press, press.isUnsaved);
}

/** Waits, reads the choice, and has the wallet make the purchase. Without anything to wait for, the wallet starts inside the click. */
function buyAfterWait(press: Press): Promise<Ending> {
  const { wait } = press;
  if (!wait) {
    if (press.listenersRan) void readAgain(press);
    return startWallet(press);
  }
  return wait.then(() => {
    const ending = endingAfterWait(press);
    if (!ending) return startWallet(press);
    if (!press.isOver) press.sheet?.abort();
    return press.vendorsRun ? press.vendorsRun(ending) : ending;
  });
}

/** Acts on the first end, and lets the hosts go that waited. */
function actOnFirstEnd(press: Press, ending: Ending): void {
  const freeButtons = () => endWaiting(press);
  // After the back/forward cache the page is another visit, which this press does not take the shopper from.
  if (press.stopped.signal.aborted) return freeButtons();
  const isLeaving = leavesPage(ending);
  // If the page is left, the next page is requested first, and the buttons become free after that.
  if (!isLeaving) freeButtons();
  // There is nothing to sell until the page makes another cart.
  if (ending.type === 'decelerate' && ending.reason === 'missing_cart_id')
    cartFacts.value = { empty: true, requiresShipping: false, hasPlan: false };
  rememberEnding(press, ending);
  actOnEnding(ending, press);
  // Without a line checkout is still waited for.
  if (isLeaving) withLine(freeButtons, freeButtons);
}

/** Acts on an ending that comes after the first end of its press, if the shopper sees it all the same. */
async function actOnLateEnding(press: Press, ownEnding: Promise<Ending>): Promise<void> {
  const ending = await ownEnding;
  // The wallet's own page has come, or the sheet was closed while its order was being made.
  if (press.stopped.signal.aborted ? ending.type === 'handed_over' : leavesPage(ending)) actOnEnding(ending, press);
}

/** Acts on what comes of a window whose press has given the buttons back. */
async function actOnLeftWindow(press: Press, later: Promise<Ending>): Promise<void> {
  const ending = await keepLeftWindow(press, later);
  if (ending.type === 'cancelled') endWaiting(press);
  else actOnFirstEnd(press, ending);
}

/** Runs one purchase to its ending, and acts on that. Comes to nothing when its host is gone for good or the page is left. */
export async function runPurchase(press: Press): Promise<void> {
  const { stopped, sheet } = press;
  const onPageHide = () => stopped.abort();
  addEventListener('pagehide', onPageHide);
  trackPress(press);
  trackSheet(press);
  const abandoned = beginWaiting(press);
  const ownEnding = buyAfterWait(press);
  // A cart that is made after its host has gone is used by the next press that buys the same.
  void abandoned.then(async () => {
    if (!stopped.signal.aborted) rememberEnding(press, await ownEnding);
  });
  const ending = await firstEnd(press, ownEnding, abandoned);
  actOnFirstEnd(press, ending);
  const { later } = press.window ?? {};
  if (stopped.signal.aborted || (sheet && ending.type === 'cancelled')) await actOnLateEnding(press, ownEnding);
  else if (later && ending.type === 'cancelled') await actOnLeftWindow(press, later);
  removeEventListener('pagehide', onPageHide);
}
