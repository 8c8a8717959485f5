import { produceBody, type Happening } from './event-payload';
import type { OpenLane } from './lane';
import { onceASecond } from './post';
import { hasAnalytics, readPageFacts } from './page-facts';
import type { Consent } from './parse-consent';
import { createPressStory } from './press-story';
import { MAX_QUEUED } from '../lib/track';
import { ANALYTICS_LIMIT, ANALYTICS_PAUSE } from '../limits';

/**
 * Turns entries into events of the platform's table, and sends them one by one.
 *
 * @param url the receiver
 * @param consent what the shopper allows now: without analytics, what waits is dropped
 */
export function createEvents(url: string, consent: () => Consent | null, open: OpenLane): void {
  const happenings: Happening[] = [];
  const happeningOf = createPressStory();
  const start = Date.now();
  let looking: ReturnType<typeof setTimeout> | undefined;
  const isKnown = () => hasAnalytics() || Date.now() - start >= ANALYTICS_LIMIT;
  /** Looks for the page's analytics again and again, while events wait. */
  const lookForAnalytics = () => {
    looking = undefined;
    if (isKnown()) lane.send(false);
    else lookLater();
  };
  const lookLater = () => void (looking ??= setTimeout(lookForAnalytics, ANALYTICS_PAUSE));
  /** Cached, because reading the page's cookies takes a tenth of a millisecond. */
  const factsNow = onceASecond(readPageFacts);
  const lane = open({
    // Without headers: sent as text, which needs no preflight.
    url: `${url}/v1/produce`,
    needsAnalytics: true,
    record(entry) {
      const happening = happeningOf(entry);
      if (happening && happenings.push(happening) > MAX_QUEUED) happenings.shift();
    },
    next(isLast) {
      const allowed = consent();
      if (!allowed?.analytics) happenings.length = 0;
      // Events wait for the page's analytics, which knows the shop's id.
      if (!happenings[0]) return undefined;
      if (isLast || isKnown()) return produceBody(happenings.shift()!, factsNow(), allowed!);
      return lookLater();
    },
  });
}
