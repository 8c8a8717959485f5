import { onEnd } from './lib/on-end';
import type { Widget } from './widget';

/** The widgets of the hosts that are on the page. */
export const liveWidgets = new Set<Widget>();

const listeners = new Set<(widget: Widget) => void>();

/** Calls `run` for each widget that is on the page, and for each that comes later. */
export function onWidget(run: (widget: Widget) => void): void {
  listeners.add(run);
  liveWidgets.forEach(run);
}

/** A widget is on the page, until its end: all who follow widgets hear of it. */
export function addWidget(widget: Widget): void {
  liveWidgets.add(widget);
  onEnd(widget.end, () => liveWidgets.delete(widget));
  for (const tell of listeners) tell(widget);
}
