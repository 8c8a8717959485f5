import type { Widget } from './widget';

/** The widgets of the hosts that are on the page. */
export const liveWidgets = new Set<Widget>();
