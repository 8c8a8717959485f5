import { closeSheet } from '../../core/click';
import { liveWidgets } from '../../core/live-widgets';
import type { OpenedSheet } from '../../core/opened-sheet';

/** A press so soon after a sheet was opened may be the second half of a double click, in milliseconds. */
const SOON = 1500;

/** Closes a sheet. Apple sends no event for a sheet that the page closes; its flow ends as if the shopper had closed it. */
export function closeAsShopper(opened: OpenedSheet): void {
  closeSheet(opened);
  opened.session.oncancel?.({} as ApplePayJS.Event);
}

/**
 * Ends a sheet that has disappeared without an event, which is reported of some devices. An open sheet covers the page's buttons, so a
 * press on one of our hosts proves that the sheet is gone.
 *
 * @param openedAt in milliseconds of `performance.now()`
 */
export function endLostSheet(opened: OpenedSheet, openedAt: number, end: AbortSignal): void {
  const onPress = (event: Event) => {
    const isOurs = event.composedPath().some((node) => [...liveWidgets].some(({ host }) => host === node));
    if (!isOurs || !event.isTrusted || performance.now() < openedAt + SOON) return;
    // The old sheet may only have lost its window: it is closed, so that no second sheet opens over it.
    closeAsShopper(opened);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onPress, { capture: true, signal: end });
}
