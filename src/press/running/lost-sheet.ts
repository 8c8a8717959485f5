import { abortSheet } from '../../core/press';
import { liveWidgets } from '../../core/live-widgets';
import type { Press } from '../press';

/** A press so soon after a sheet was opened may be the second half of a double click, in milliseconds. */
const SOON = 1500;

/** Closes the sheet, if there is one. Apple sends no event for a sheet that the page closes; its flow ends as if the shopper had closed it. */
export function closeAsShopper(press: Press): void {
  abortSheet(press);
  press.sheet?.session.oncancel?.({} as ApplePayJS.Event);
}

/**
 * Ends a sheet that has disappeared without an event, which is reported of some devices. An open sheet covers the page's buttons, so a
 * press on one of our hosts proves that the sheet is gone.
 */
export function endLostSheet(press: Press, end: AbortSignal): void {
  if (!press.sheet) return;
  const onPress = (event: Event) => {
    const isOurs = event.composedPath().some((node) => [...liveWidgets].some(({ host }) => host === node));
    if (!isOurs || !event.isTrusted || performance.now() < press.at + SOON) return;
    // The old sheet may only have lost its window: it is closed, so that no second sheet opens over it.
    closeAsShopper(press);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onPress, { capture: true, signal: end });
}
