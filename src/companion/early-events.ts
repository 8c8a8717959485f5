/** Keeps the page's events that may have changed the cart or the choice, until the code is there that understands them. */
import { liveWidgets } from '../widget/live-widgets';
import { shadowRootsAround } from '../lib/dom';
import { TAKEN } from '../button/roots';
import { POLICY_LINKS } from '../names';
import { POLICY_LIMIT } from '../limits';

/** How long an event is kept, in milliseconds: a policy's press until its code has come, and a little longer. */
const KEPT_MS = POLICY_LIMIT + 1000;

/** An event that came before the code that understands it. */
export interface EarlyEvent {
  event: Event;
  /** The element where it began. It is kept, because a finished event no longer names a target inside a shadow root. */
  target: EventTarget | undefined;
  /** A moment before the page gets the event, in milliseconds of `performance.now()`. */
  at: number;
  /** The variant of each product form before the page got the event. */
  variants: ReadonlyMap<HTMLFormElement | null, number | undefined>;
}

/** An event that is handed on at once. */
export type Edit = Omit<EarlyEvent, 'variants'>;

/** Those of the kept events that may still have to be repeated. */
export const recent = <T extends Pick<EarlyEvent, 'at'>>(kept: readonly T[]): T[] =>
  kept.filter(({ at }) => performance.now() < at + KEPT_MS);

/** Events that may change the cart, or what is chosen in a product form. */
const EDITS = ['input', 'change', 'quantity-selector:update', 'click', 'submit', 'shopify:product:select'];

let keptEvents: EarlyEvent[] = [];

/** The variant of each host's form, as it was before the event. */
const variantsNow = (): EarlyEvent['variants'] =>
  new Map([...liveWidgets].map(({ purchase }) => [purchase.form, purchase.variantId?.()]));

/** The events of the last 9 s. Empty once they are handed on. */
export const earlyEdits = (): EarlyEvent[] => (keptEvents = recent(keptEvents));

/** What is done with an event: at first it is kept. */
let take = (edit: Edit): void => void earlyEdits().push({ ...edit, variants: variantsNow() });

/** From now on hands every event to `run`, at once. @returns the events that were kept */
export function handEditsTo(run: typeof take): EarlyEvent[] {
  take = run;
  const early = earlyEdits();
  keptEvents = [];
  return early;
}

/** Whether a policy's link is pressed, without a key that means a new tab: the code that opens it is there or on its way. */
const isPolicyPress = ({ type, ctrlKey, metaKey, shiftKey }: MouseEvent, target: Element): boolean =>
  type === 'click' && !ctrlKey && !metaKey && !shiftKey && !!target.closest?.(POLICY_LINKS);

const keepEvent = (event: Event): void => {
  const [target] = event.composedPath();
  // A press of one of our own buttons changes neither the cart nor the choice.
  if ((target as Partial<Element>).closest?.(TAKEN)) return;
  if (isPolicyPress(event as MouseEvent, target as Element)) event.preventDefault();
  // One millisecond earlier than now, so that all that the page does at this event begins after it.
  take({ event, target, at: performance.now() - 1 });
};

/** Listens in a root; a second call for the same root changes nothing. In the capture phase, because a theme may stop its own events. */
const listen = (root: EventTarget) => EDITS.forEach((type) => root.addEventListener(type, keepEvent, true));

/** Keeps the events of the page from now on. */
export const keepEdits = (): void => listen(self);

/** Keeps the events of a host that never leave the shadow roots around it. */
export const keepEditsAround = (host: Element): void => shadowRootsAround(host).forEach(listen);
