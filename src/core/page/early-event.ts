/** How long an event is kept, in milliseconds. */
const LIFE_MS = 5000;

/** An event that came before the code that understands it. */
export interface EarlyEvent {
  event: Event;
  /** The element where it began. It is kept, because a finished event no longer names a target inside a shadow root. */
  target: EventTarget | undefined;
  /** A moment before the page gets the event, in milliseconds of `performance.now()`. */
  at: number;
  /** The variant of each product form before the page got an event that may be a choice; empty for other events: shoppers click often. */
  variants: ReadonlyMap<HTMLFormElement | null, number | undefined>;
}

/** Whether an event is one of the last 5 s. */
export const isRecent = ({ at }: EarlyEvent): boolean => performance.now() < at + LIFE_MS;
