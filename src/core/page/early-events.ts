/** Keeps the page's events that may have changed the cart or the choice, until the code is there that understands them. */
import { EARLY_EVENTS } from '../../names';
import { shadowRootsAround } from '../lib/shadow-roots-around';
import { liveWidgets } from '../live-widgets';
import { TAKEN } from '../ui/hand-over';
import { beforeNow, EDITS, isRecent, type EarlyEvent } from './early-event';

type TakeEvent = (event: Event, target: EventTarget | undefined, at: number) => void;

const page = globalThis as { [EARLY_EVENTS]?: EarlyEvent[] | undefined };

/** At first those that the snippet has kept: from now on it keeps none. */
let kept = page[EARLY_EVENTS] ?? [];
page[EARLY_EVENTS] = undefined;
let take: TakeEvent | undefined;

/** The events of the last 5 s. Empty once they are handed on. */
export const earlyEvents = (): EarlyEvent[] => (kept = kept.filter(isRecent));

/** From now on hands every event to `run`, at once. @returns the events that were kept */
export function handEventsTo(run: TakeEvent): EarlyEvent[] {
  take = run;
  const early = earlyEvents();
  kept = [];
  return early;
}

const note = (event: Event): void => {
  const [target] = event.composedPath();
  // A press of one of our own buttons changes neither the cart nor the choice.
  if ((target as Partial<Element>).closest?.(TAKEN)) return;
  const at = beforeNow();
  if (take) return take(event, target, at);
  const variants = new Map([...liveWidgets].map(({ purchase }) => [purchase.form, purchase.variantId?.()]));
  earlyEvents().push({ event, target, at, variants });
};

/** Listens in a root; a second call for the same root changes nothing. In the capture phase, because a theme may stop its own events. */
const listen = (root: EventTarget) => EDITS.forEach((type) => root.addEventListener(type, note, true));
listen(globalThis);

/** Keeps the events of a host that never leave the shadow roots around it. */
export const keepEventsAround = (host: Element): void => shadowRootsAround(host).forEach(listen);
