import { closeSheet } from '../core/click';
import { liveWidgets } from '../core/live-widgets';
import type { OpenedSheet } from '../core/opened-sheet';

/** A press so soon after a sheet was opened may be the second half of a double click, in milliseconds. */
const SOON = 1500;

/**
 * Ends a sheet that is gone without an event, as is told of some devices: nobody can press a button beside a sheet that is there, so a
 * press on one of our hosts proves that it is not.
 *
 * @param openedAt in milliseconds of `performance.now()`
 */
export function endLostSheet(opened: OpenedSheet, openedAt: number, end: AbortSignal): void {
  const onPress = (event: Event) => {
    const isOurs = event.composedPath().some((node) => [...liveWidgets].some(({ host }) => host === node));
    if (!isOurs || !event.isTrusted || performance.now() < openedAt + SOON) return;
    // No second sheet may lie below one that has only lost its window.
    closeSheet(opened);
    opened.session.oncancel?.({} as ApplePayJS.Event);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onPress, { capture: true, signal: end });
}
