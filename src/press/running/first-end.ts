import { liveWidgets } from '../../core/live-widgets';
import { onEnd } from '../../core/lib/on-end';
import type { Ending } from '../../wallet';
import type { Press } from '../press';
import { cancelled } from './start-wallet';
import { isAwaited } from './waiting-hosts';

/** A press so soon after a sheet was opened may be the second half of a double click, in milliseconds. */
const DOUBLE_CLICK = 1500;

/** Closes the sheet, if there is one. Apple sends no event for a sheet that the page closes; its flow ends as if the shopper had closed it. */
export function closeAsShopper(press: Press): void {
  press.sheet?.abort();
  press.sheet?.session.oncancel?.({} as ApplePayJS.Event);
}

/**
 * Ends a sheet that has disappeared without an event, which is reported of some devices. An open sheet covers the page's buttons, so a
 * press on one of our hosts proves that the sheet is gone.
 */
function endLostSheet(press: Press, end: AbortSignal): void {
  if (!press.sheet) return;
  const onPress = (event: Event) => {
    const isOurs = event.composedPath().some((node) => [...liveWidgets].some(({ host }) => host === node));
    if (!isOurs || !event.isTrusted || performance.now() < press.at + DOUBLE_CLICK) return;
    // The old sheet may only have lost its window: it is closed, so that no second sheet opens over it.
    closeAsShopper(press);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onPress, { capture: true, signal: end });
}

/**
 * The first end of a press: its own, a closed sheet, hosts that are gone, or a page that was left.
 *
 * @param ownEnding its own ending
 * @param abandoned resolves when no host waits for it any more
 */
export async function firstEnd(press: Press, ownEnding: Promise<Ending>, abandoned: Promise<void>): Promise<Ending> {
  const { sheet } = press;
  const { signal } = press.stopped;
  const sheetEnd = new AbortController();
  endLostSheet(press, sheetEnd.signal);
  const whenStopped = new Promise<void>((resolve) => onEnd(signal, resolve));
  const whenGone = abandoned.then(async () => {
    // The page was left, so the browser has closed the sheet.
    if (signal.aborted) return;
    press.window?.close();
    if (press.isAtVendors) return void (await ownEnding);
    closeAsShopper(press);
  });
  // A sheet can be closed while its flow is still at work: the button is there again at once.
  const otherEnds = [whenStopped, whenGone, sheet?.cancelled ?? whenStopped];
  const ending = await Promise.race([ownEnding, Promise.race(otherEnds).then(cancelled)]);
  press.isOver = true;
  const isStillAwaited = (await isAwaited(press)) || sheet || press.isAtVendors;
  sheetEnd.abort();
  return isStillAwaited ? ending : cancelled();
}
