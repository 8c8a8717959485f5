import { produceBody, type Happening } from './event-payload';
import type { OpenLane } from './lane';
import { onceASecond } from './once-a-second';
import { ANALYTICS_LIMIT, readPageFacts } from './page-facts';
import type { Consent } from './parse-consent';
import { createPressStory } from './press-story';
import { MAX_QUEUED } from '../core/track';

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
  /** Cached, because reading the page's cookies takes a tenth of a millisecond. */
  const factsNow = onceASecond(readPageFacts);
  open({
    // Without headers: sent as text, which needs no preflight.
    url: `${url}/v1/produce`,
    needsAnalytics: true,
    note(entry) {
      const happening = happeningOf(entry);
      if (happening && happenings.push(happening) > MAX_QUEUED) happenings.shift();
    },
    next(isLast) {
      const allowed = consent();
      if (!allowed?.analytics) happenings.length = 0;
      // Events wait for the page's analytics, which knows the shop's id.
      if (happenings[0] && (isLast || factsNow().shop_id || Date.now() - start >= ANALYTICS_LIMIT))
        return produceBody(happenings.shift()!, factsNow(), allowed!);
      return undefined;
    },
  });
}
