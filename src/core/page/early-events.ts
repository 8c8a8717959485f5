/** Keeps the page's events that may have changed the cart or the choice, until the code is there that understands them. */
import { shadowRootsAround } from '../lib/shadow-roots-around';
import { liveWidgets } from '../live-widgets';
import type { Widget } from '../widget';

/** How long an event is kept, in milliseconds. */
const LIFE_MS = 5000;

/** Events that may change the cart, or what is chosen in a product form. */
const EVENTS = ['input', 'change', 'quantity-selector:update', 'click', 'submit', 'shopify:product:select'];

/** An event that came before the code that understands it. */
export interface EarlyEvent {
  event: Event;
  /** The element where it began. It is kept, because a finished event no longer names a target inside a shadow root. */
  target: EventTarget | undefined;
  /** A moment before the page gets the event, in milliseconds of `performance.now()`. */
  at: number;
  /** The variant of each product form before the page got the event. */
  variants: Map<Widget, number | undefined>;
}

type TakeEvent = (event: Event, target: EventTarget | undefined, at: number) => void;

let kept: EarlyEvent[] = [];
let take: TakeEvent | undefined;

/** The events of the last 5 s. Empty once they are handed on. */
export const earlyEvents = (): EarlyEvent[] => (kept = kept.filter(({ at }) => performance.now() < at + LIFE_MS));

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
  if ((target as Partial<Element>).closest?.('[access-token]')) return;
  // One millisecond earlier, so that all that the page does at this event begins after it.
  const at = performance.now() - 1;
  if (take) return take(event, target, at);
  const variants = new Map([...liveWidgets].map((widget) => [widget, widget.purchase.variantId?.()]));
  earlyEvents().push({ event, target, at, variants });
};

/** Listens in a root; a second call for the same root changes nothing. In the capture phase, because a theme may stop its own events. */
const listen = (root: EventTarget) => EVENTS.forEach((type) => root.addEventListener(type, note, true));
listen(globalThis);

/** Keeps the events of a host that never leave the shadow roots around it. */
export const keepEventsAround = (host: Element): void => shadowRootsAround(host).forEach(listen);
