import { onEnd } from '../../src/lib/async';
import { AMAZON_BEGIN_LIMIT, AMAZON_LOAD_LIMIT, AMAZON_NEXT_LOAD } from '../limits';

/**
 * How a page was left: it was; the load was stopped, by the shopper or by an answer that is no page; or no load has begun.
 */
export type Departure = 'left' | 'stopped' | 'stayed';

/** The part of the Navigation API that is used. Older browsers have none. */
interface Navigating extends Event {
  destination?: { sameDocument: boolean; url: string };
  downloadRequest?: string | null;
}

/** Whether a load leads away from the page: not to a place in it, into a file or to another program. */
const leadsAway = ({ destination, downloadRequest }: Navigating): boolean =>
  !!destination && !destination.sameDocument && downloadRequest == null && /^https?:/.test(destination.url);

/**
 * Has a vendor's script leave the page, and waits for that. A load that has begun is waited for, however slow the line is: nothing may take
 * the shopper out of it.
 *
 * @param begin what makes the script leave; what it throws is thrown
 * @param signal aborted when the page is left
 */
export async function leavePage(begin: () => void, signal: AbortSignal): Promise<Departure> {
  const { navigation } = globalThis as { navigation?: EventTarget };
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Departure>((resolve) => {
      /** Whether the browser will tell how the load ends. */
      let isFollowed = false;
      const endAfter = (ms: number, departure: Departure) => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(departure), ms);
      };
      const onLoad = (event: Event) => {
        if (!leadsAway(event)) return;
        isFollowed = true;
        endAfter(AMAZON_LOAD_LIMIT, 'stopped');
      };
      // A router of the page may also have made a step in the page of it.
      const onLoadEnd = () => isFollowed && endAfter(AMAZON_NEXT_LOAD, 'stopped');
      const options = { signal: over.signal };
      navigation?.addEventListener('navigate', onLoad, options);
      navigation?.addEventListener('navigateerror', onLoadEnd, options);
      navigation?.addEventListener('navigatesuccess', onLoadEnd, options);
      // Where the browser does not tell how it ends, the button is free again at some time. Once, because a page that listens to this when it
      // is left can't come back from the back/forward cache in some browsers.
      addEventListener('beforeunload', () => isFollowed || endAfter(AMAZON_BEGIN_LIMIT, 'stopped'), {
        ...options,
        once: true,
      });
      onEnd(signal, () => resolve('left'));
      endAfter(AMAZON_BEGIN_LIMIT, 'stayed');
      begin();
    });
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
