import { isSparing } from '../core/lib/is-sparing';
import { liveWidgets } from '../core/live-widgets';
import type { EarlyEvent } from '../core/page/companion';
import { report, track } from '../core/track';
import type { Widget } from '../core/widget';
import { lookAfterCart, noteEdit } from './cart';
import { lookAfterConsent } from './consent';
import { tellOfOther } from './tell-of-other';
import { watchTelemetry } from './telemetry';
import { watchChoice, type Settled } from './watch-choice';
import { whenIdle } from './when-idle';

export { lastUnsaved, noteEdit } from './cart';
export { loadPolicies } from './consent';

let early: readonly EarlyEvent[] = [];
const choices = new WeakMap<Widget, Settled>();

/** Resolves when the form of a widget says what the shopper has chosen, after 5 s at most; undefined when it does so already. */
export const settled = (widget: Widget): Promise<void> | undefined => choices.get(widget)?.();

/** Begins to look after the page. Takes the events that the core has kept; from now on the core hands every event to `noteEdit`. */
export function start(events: readonly EarlyEvent[]): void {
  watchTelemetry();
  whenIdle(tellOfOther);
  early = events;
  // Widgets that are there are looked after next; one that comes later has not missed anything.
  queueMicrotask(() => (early = []));
  for (const { event, target, at } of events) noteEdit(event, target, at);
}

/** The idle callback that will look at old styles, if there is one: then no further host is kept in memory for it. */
let queued: unknown;

/** Lets the compat pass look at the theme's old rules when the page is idle. Without it the defaults stay. */
function adaptToTheme({ host }: Widget): void {
  if (queued || isSparing() || host.hasAttribute('disable-compat')) return;
  queued = whenIdle(() => {
    queued = 0;
    import('../compat').then(({ runCompat }) => {
      for (const widget of liveWidgets) if (widget.pageType !== 'checkout') void runCompat(widget.host, track);
    }, report);
  });
}

/** Looks after a widget until its end. */
export function lookAfter(widget: Widget): void {
  const { form } = widget.purchase;
  if (widget.pageType !== 'checkout') {
    adaptToTheme(widget);
    lookAfterConsent(widget);
  }
  if (form) choices.set(widget, watchChoice(widget, form, early));
  else lookAfterCart(widget);
}
