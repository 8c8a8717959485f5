/** Events that may change the cart, or what is chosen in a product form. */
export const EDITS = ['input', 'change', 'quantity-selector:update', 'click', 'submit', 'shopify:product:select'];

/** How long an event is kept, in milliseconds. */
const LIFE_MS = 5000;

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

/** Whether an event is one of the last 5 s. */
export const isRecent = ({ at }: EarlyEvent): boolean => performance.now() < at + LIFE_MS;

/** One millisecond earlier than now, so that all that the page does at this event begins after it. */
export const beforeNow = (): number => performance.now() - 1;
