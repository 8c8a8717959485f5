import { closeSheet, type Pressable } from '../../core/click';
import { onEnd } from '../../core/lib/on-end';
import { cartFacts } from '../../core/page/cart-facts';
import { track } from '../../core/track';
import type { OpenedSheet } from '../../core/opened-sheet';
import type { Ending, Stage } from '../../wallet';
import { closeAsShopper, endLostSheet } from './lost-sheet';
import { pendingOrder } from '../choice/pending-order';
import { depart, leadsAway } from '../choice/double-click';
import { endingAtOnce, readChosen, type Chosen } from '../choice/choice';
import { settle } from '../ending/act-on-ending';
import { cancelled, startWallet, type PressWindow } from './start-wallet';
import { stateOf } from './widget-state';
import { beginPress, isSeen, type UnderWay } from './waiting-hosts';

/** What is known at the click. */
interface Click {
  chosen: Chosen;
  /** Resolves when the page has written the shopper's choice; undefined if it has already. */
  choice: Promise<void> | undefined;
  /** Resolves when the page's listeners have run for the click; undefined if they have already. */
  heard: Promise<void> | undefined;
  /** A sheet has to open inside the click. */
  startsInside: boolean;
  /** The page had yet to save something to the cart at the click. */
  isUnsaved: boolean;
  opened: OpenedSheet | undefined;
  /** When it was, in milliseconds of `performance.now()`. */
  at: number;
  /** Whether a listener of the page has stopped the click; known when `heard` has resolved. */
  isRefused?: (() => boolean) | undefined;
  /** Runs the purchase of a press that began elsewhere. */
  run: Parameters<Stage['press']>[0] | undefined;
}

/**
 * Starts the purchase after the click; a sheet was already opened inside the click.
 *
 * @param hasWaited whether the press has waited for the shopper's choice
 * @param isUnsaved whether the page had unsaved changes of the cart
 */
function startChosen(
  pressable: Pressable,
  chosen: Chosen,
  pressWindow: PressWindow,
  hasWaited: boolean,
  isUnsaved: boolean,
): Promise<Ending> | Ending {
  const { opened, run = (known: Ending) => known } = pressWindow;
  // The sheet was closed meanwhile.
  if (pressWindow.isOver) return run(cancelled());
  const { widget } = pressable;
  const isProduct = !!widget.purchase.form;
  // Hidden where the page shows another product meanwhile.
  const known =
    hasWaited && !isSeen(widget)
      ? cancelled()
      : endingAtOnce(chosen, pendingOrder(chosen.bought), isProduct, isUnsaved);
  if (!known) return startWallet(pressable, pressWindow);
  closeSheet(opened);
  return run(known);
}

/** The first end of a press: its own, a closed sheet, a host that is gone, or a page that was left. */
async function firstEnd(
  running: Promise<Ending>,
  pressWindow: PressWindow,
  underWay: UnderWay,
  left: AbortSignal,
): Promise<Ending> {
  const isLeft = new Promise<void>((resolve) => onEnd(left, resolve));
  const { opened } = pressWindow;
  const isGone = underWay.abandoned.then(async () => {
    // The page was left, so the browser has closed the sheet.
    if (left.aborted) return;
    if (pressWindow.isVendors) return void (await running);
    if (opened) closeAsShopper(opened);
  });
  // A sheet can be closed while its flow is still at work: the button is there again at once.
  const ends = [isLeft, isGone, opened?.cancelled ?? isLeft];
  const ending = await Promise.race([running, Promise.race(ends).then(cancelled)]);
  pressWindow.isOver = true;
  return (await underWay.isAwaited()) || opened || pressWindow.isVendors ? ending : cancelled();
}

/** Tells telemetry that a press has begun. */
function trackPress({ wallet, params, widget }: Pressable, { opened, at, run }: PressWindow): void {
  track('press', { wallet, at, page: widget.pageType });
  // A press that began in a vendor's own button has already opened its window.
  if (opened || run) track('sheet_opened', { wallet });
  // `debug` on a host shows that the merchant's name is missing.
  if (opened && opened.payee !== params['merchantName'])
    track('missing_merchant_name', { wallet, shown: opened.payee });
}

/** What the purchase waits for after the click: the shopper's choice, and the page's listeners unless a sheet has to open inside the click. */
const waitOf = ({ choice, heard, startsInside }: Click): Promise<void> | undefined =>
  choice ? choice.then(() => heard) : startsInside ? undefined : heard;

/** Runs one purchase to its ending, and acts on that. Comes to nothing when its host is gone for good or the page is left. */
export async function runPurchase(pressable: Pressable, opener: HTMLElement, click: Click): Promise<void> {
  const { widget, wallet } = pressable;
  const { choice, heard, isUnsaved, opened, at, run, isRefused } = click;
  let { chosen } = click;
  const pressWindow: PressWindow = { isVendors: !!run, at, run, opened };
  trackPress(pressable, pressWindow);
  const page = new AbortController();
  const { signal } = page;
  const leave = () => page.abort();
  addEventListener('pagehide', leave);
  const underWay = beginPress(widget, wallet, !!choice);
  stateOf(widget).pressed = { ...chosen, signal };
  const afterWait = () => {
    if (isRefused?.()) return cancelled();
    const now = choice ? { ...pressable, widget: underWay.endChoice() } : pressable;
    now.widget.purchase.refresh();
    chosen = readChosen(now);
    // The sheet may have been closed and opened again: then the data of the newer press stays.
    if (!pressWindow.isOver) stateOf(now.widget).pressed = { ...chosen, signal };
    return startChosen(now, chosen, pressWindow, !!choice, isUnsaved);
  };
  const sheet = new AbortController();
  if (opened) endLostSheet(opened, at, sheet.signal);
  const wait = waitOf(click);
  // The page's listeners may still write to the form: the sheet uses the form's state after that.
  if (!wait)
    void heard?.then(() => {
      // Google's sheet can't be closed by the page.
      if (opened && isRefused?.()) return closeAsShopper(opened);
      chosen = readChosen(pressable);
      if (!pressWindow.isOver) stateOf(widget).pressed = { ...chosen, signal };
    });
  const running = wait ? wait.then(afterWait) : startWallet(pressable, pressWindow);
  const remember = (ending: Ending) => depart(chosen, ending);
  // A cart that is made after its host has gone is used by the next press that buys the same.
  void underWay.abandoned.then(async () => {
    if (!signal.aborted) remember(await running);
  });
  const ending = await firstEnd(running, pressWindow, underWay, signal);
  sheet.abort();
  const isLeaving = leadsAway(ending) && !signal.aborted;
  // If the page is left, the next page is requested first, and the buttons become free after that.
  if (!isLeaving) underWay.end();
  // After the back/forward cache the page is another visit, which this press does not take the shopper from.
  if (!signal.aborted) {
    // There is nothing to sell until the page makes another cart.
    if (ending.type === 'decelerate' && ending.reason === 'missing_cart_id')
      cartFacts.value = { empty: true, requiresShipping: false, hasPlan: false };
    remember(ending);
    settle(ending, pressable.stage?.focused ?? opener, pressable);
  }
  if (isLeaving) underWay.end();
  if (signal.aborted || (opened && ending.type === 'cancelled')) {
    const late = await running;
    // The wallet's own page has come, or the sheet was closed while its order was being made: the shopper sees it all the same.
    if (signal.aborted ? late.type === 'handed_over' : leadsAway(late)) settle(late, opener, pressable);
  }
  removeEventListener('pagehide', leave);
}
