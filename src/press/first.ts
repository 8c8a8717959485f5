import { liveWidgets } from '../core/live-widgets';
import { onEnd } from '../core/lib/on-end';
import type { Ending } from '../wallet';
import { cancelled } from './choose';
import type { Hosts } from './hosts';
import type { Buying, Choice } from './press';

/** A press so soon after a sheet was opened may be the second half of a double click, in milliseconds. */
const DOUBLE_CLICK = 1500;

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
  const ending = await Promise.race([buying.ending, Promise.race(otherEnds).then(cancelled)]);
  over.abort();
  const isStillAwaited = (await hosts.areWaiting()) || sheet || buying.isAtVendors();
  sheetEnd.abort();
  return isStillAwaited ? ending : cancelled();
}
