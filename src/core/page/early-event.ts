/**
 * How long a press of a policy's link waits for all code that opens it, in milliseconds. After that the link leads to its page, and a button
 * says that there is none.
 */
export const POLICY_LIMIT = 8000;

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
