/** An event that came before the code that understands it. */
export interface EarlyEvent<T> {
  event: Event;
  /** In milliseconds of `performance.now()`, a moment before the page hears of the event. */
  at: number;
  /** What the page said before it heard of the event. */
  before: T;
}

/** The events of the last few seconds. */
export interface EarlyEvents<T> {
  recent(): EarlyEvent<T>[];
  stop(): void;
}

/**
 * Keeps events until the code that understands them is fetched, except those of our own elements.
 *
 * @param types of the events, which are captured, since a theme may stop its own
 * @param limit milliseconds after which an event means nothing any more
 * @param before reads the page before it hears of the event
 */
export function keepEarly<T>(types: readonly string[], limit: number, before: () => T): EarlyEvents<T> {
  let kept: EarlyEvent<T>[] = [];
  const recent = () => (kept = kept.filter(({ at }) => performance.now() < at + limit));
  const stop = new AbortController();
  const keep = (event: Event) => {
    if (!(event.target as Partial<Element>).closest?.('[access-token]'))
      recent().push({ event, at: performance.now() - 1, before: before() });
  };
  for (const type of types) addEventListener(type, keep, { capture: true, signal: stop.signal });
  return { recent, stop: () => stop.abort() };
}
