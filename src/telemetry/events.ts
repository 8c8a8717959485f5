import { produceBody, type Happening } from './event-payload';
import { createLane, type Lane } from './lane';
import { awaitLibrary } from './page-facts';
import type { Consent } from './parse-consent';
import { createPressStory } from './press-story';
import { MOST, type EventEntry } from './track';

/** Turns entries into events of the platform's table, and sends them one by one. */
export interface Events {
  lanes(): readonly Lane[];
  note(entry: EventEntry): void;
}

/**
 * @param url the receiver
 * @param consent what the shopper allows now: without analytics, what waits is dropped
 */
export function createEvents(
  url: string,
  consent: () => Consent | null,
  onInvalid: (receiver: string) => void,
): Events {
  const happenings: Happening[] = [];
  const happeningOf = createPressStory();
  const isLibraryKnown = awaitLibrary();
  const lane = createLane({
    url: `${url}/v1/produce`,
    // Sent as text, which needs no preflight.
    headers: () => ({}),
    next(isLast) {
      const allowed = consent();
      if (!allowed?.analytics) happenings.length = 0;
      const happening = isLast || isLibraryKnown() ? happenings.shift() : undefined;
      return happening && produceBody(happening, allowed!, Date.now());
    },
    onInvalid: () => onInvalid('produce'),
  });
  return {
    lanes: () => [lane],
    note(entry) {
      const happening = happeningOf(entry);
      if (happening) happenings.push(happening);
      happenings.splice(0, happenings.length - MOST);
    },
  };
}
