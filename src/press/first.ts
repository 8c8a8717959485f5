import { liveWidgets } from '../widget/live-widgets';
import { onEnd } from '../lib/async';
import type { Ending } from '../wallet';
import type { Hosts } from './hosts';
import type { Buying, Choice } from './press';
import { DOUBLE_CLICK } from '../limits';

/** Closes the sheet, if there is one. Apple sends no event for a sheet that the page closes; its flow ends as if the shopper had closed it. */
export function closeAsShopper({ sheet }: Choice): void {
  sheet?.abort();
  sheet?.session.oncancel?.({} as ApplePayJS.Event);
}

/**
 * Ends a sheet that has disappeared without an event, which is reported of some devices. An open sheet covers the page's buttons, so a
 * press on one of our hosts proves that the sheet is gone.
 */
function endLostSheet(choice: Choice, end: AbortSignal): void {
  if (!choice.sheet) return;
  const onPress = (event: Event) => {
    const isOurs = event.composedPath().some((node) => [...liveWidgets].some(({ host }) => host === node));
    if (!isOurs || !event.isTrusted || performance.now() < choice.at + DOUBLE_CLICK) return;
    // The old sheet may only have lost its window: it is closed, so that no second sheet opens over it.
    closeAsShopper(choice);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onPress, { capture: true, signal: end });
}

/** The ending of a press that came to nothing. */
const cancelled: Ending = { type: 'cancelled' };

/** The first end of a press: the purchase's own, a closed sheet, hosts that are gone, or a page that was left. */
export async function firstEnd(choice: Choice, buying: Buying, hosts: Hosts): Promise<Ending> {
  const { sheet, over } = choice;
  const { signal } = choice.stopped;
  const sheetEnd = new AbortController();
  endLostSheet(choice, sheetEnd.signal);
  const whenStopped = new Promise<void>((resolve) => onEnd(signal, resolve));
  const whenGone = hosts.abandoned.then(async () => {
    // The page was left, so the browser has closed the sheet.
    if (signal.aborted) return;
    buying.closeWindow();
    if (buying.isAtVendors()) return void (await buying.ending);
    closeAsShopper(choice);
  });
  // A sheet can be closed while its flow is still at work: the button is there again at once.
  const otherEnds = [whenStopped, whenGone, sheet?.cancelled ?? whenStopped];
  const ending = await Promise.race([buying.ending, Promise.race(otherEnds).then(() => cancelled)]);
  over.abort();
  const isStillAwaited = (await hosts.areWaiting()) || sheet || buying.isAtVendors();
  sheetEnd.abort();
  return isStillAwaited ? ending : cancelled;
}

/** The end of the press that has begun last on this page. */
let newest: AbortController | undefined;

/** Closes the window that the shopper may have left; undefined while there is none. */
let closeLeft: (() => void) | undefined;

/** A press begins: from now on no approval counts in a window that an earlier one has left, so nobody approves the same twice. */
export function closeLeftWindow(over: AbortController): void {
  newest = over;
  closeLeft?.();
}

/**
 * Keeps the window of a press that has given its hosts back, because the shopper may go back to it and approve. It is closed with the next
 * press, when the page is left, and when all hosts are gone.
 *
 * @returns how the purchase ends after all
 */
export async function keepLeftWindow(
  { over, stopped }: Choice,
  buying: Buying,
  hosts: Hosts,
  later: Promise<Ending>,
): Promise<Ending> {
  const close = () => buying.closeWindow();
  const forget = () => {
    if (closeLeft === close) closeLeft = undefined;
  };
  buying.onApproval(() => {
    forget();
    hosts.waitAgain();
  });
  onEnd(stopped.signal, close);
  if (newest === over) {
    closeLeft = close;
    hosts.leave();
  } else {
    // Another press has begun while this one still waited.
    close();
  }
  const ending = await later;
  forget();
  return ending;
}
