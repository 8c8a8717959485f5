import { isSparing } from '../core/lib/is-sparing';
import { liveWidgets } from '../core/live-widgets';
import type { EarlyEvent, Edit } from '../core/page/early-event';
import { report, track } from '../core/track';
import type { Widget } from '../core/widget';
import { DISABLE_COMPAT } from '../names';
import { lookAfterCart, noteCartEdit } from './cart';
import { keepChoice, lookAfterChoices, noteChoice } from './choices';
import { lookAfterNotices, repeatPress } from './notices';
import { refreshForm } from './refresh-form';
import { watchTelemetry } from './telemetry';
import { whenIdle } from './when-idle';
import { ensureExport } from '../core/lib/ensure-export';

export { lastUnsaved } from './cart';
export { waitForChoice } from './choices';

/** Takes an event that may have changed the cart or the choice, or is a policy's press. */
export function noteEdit(edit: Edit): void {
  noteCartEdit(edit);
  noteChoice(edit);
  void repeatPress(edit);
}

/** Begins to look after the page. Takes the events that the core has kept; from now on the core hands every event to `noteEdit`. */
export function start(events: readonly EarlyEvent[]): void {
  watchTelemetry();
  for (const kept of events) {
    noteCartEdit(kept);
    keepChoice(kept);
    void repeatPress(kept);
  }
}

/** The idle callback that will look at old styles, if there is one: then no further host is kept in memory for it. */
let queued: unknown;

/** Lets the compat pass look at the theme's old rules when the page is idle. Without it the defaults stay. */
function adaptToTheme({ host }: Widget): void {
  if (queued || isSparing() || host.hasAttribute(DISABLE_COMPAT)) return;
  queued = whenIdle(() => {
    queued = 0;
    ensureExport(import('../compat'), 'runCompat').then(({ runCompat }) => {
      for (const widget of liveWidgets) if (widget.pageType !== 'checkout') runCompat(widget.host, track).catch(report);
    }, report);
  });
}

/** Looks after a widget until its end. */
export function lookAfter(widget: Widget): void {
  const { form } = widget.purchase;
  if (widget.pageType !== 'checkout') {
    adaptToTheme(widget);
    lookAfterNotices(widget);
  }
  if (form) {
    refreshForm(widget);
    lookAfterChoices(widget);
  } else lookAfterCart(widget);
}
