import { pageOrigin } from '../lib/addresses';
import { cartRequest, type Written } from './cart-address';
import { WRITES_TOGETHER } from '../limits';

/**
 * Called after a change of the cart; `answered` is called with whether the look at it went well, and after that the next change is told.
 */
type OnChange = (answered: (well: boolean) => void) => void;

/** What is observed about the cart and its cookie. */
interface Renewals {
  /** The cart's cookie was renewed. */
  renewed(): void;
  /** An answer has come that explains one renewal. */
  explained(): void;
  /** The cart was written to for certain. */
  written(): void;
}

/** Counts renewals of the cart's cookie, and calls `onChange` after a write, or when renewals are left that no answer explains. */
function countRenewals(onChange: OnChange): Renewals {
  /** Number of renewals, minus the answers that explain them. */
  let unexplained = 0;
  let isWritten = false;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const decide = () => {
    if (asking) return;
    asking = isWritten || unexplained > 0;
    unexplained = 0;
    isWritten = false;
    if (asking) onChange(answered);
  };
  // An answer renews the cookie when it begins and explains it when it has ended, so wait until both have come.
  const decideLater = () => {
    clearTimeout(timer);
    timer = setTimeout(decide, WRITES_TOGETHER);
  };
  const answered = (well: boolean) => {
    asking = false;
    // A failed look may have sent several requests, which renew the cookie: only a certain write is reason for another try.
    if (!well) unexplained = 0;
    decideLater();
  };
  return {
    renewed() {
      unexplained += 1;
      decideLater();
    },
    explained() {
      unexplained -= 1;
      decideLater();
    },
    written() {
      isWritten = true;
      decideLater();
    },
  };
}

/** The standard events that announce a write to the cart, of the platform's eleven (https://shopify.dev/docs/api/storefront-events-and-actions). */
const WRITE_EVENTS = ['shopify:cart:lines-update', 'shopify:cart:note-update', 'shopify:cart:discount-update'];

/** The widget's own requests to the cart API: their answers renew the cookie too. The page announces its requests there by events. */
const OWN = /^\/api\/.*\/graphql\.json\?operation_name=/;

type StandardEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

/** Of the Cookie Store API, where there is one. */
type CookieEvent = Event & Record<'changed' | 'deleted', readonly { name: string }[]>;

/** Callbacks for the page's writes to the shopper's cart. */
interface WritesListener {
  /** Writes that ended earlier are ignored, in milliseconds of `performance.now()`. */
  since: number;
  /** A write of the page has ended, with or without success; `startTime` is when it began. */
  onWrite(startTime: number, written: Written): void;
  /** The page announces a write; the promise, if there is one, settles at its end. */
  onAnnounced(promise: unknown): void;
  /**
   * The cart may have changed, by `fetch`, XHR or a standard event. Called once for writes in quick succession, and not again before
   * `answered` is called.
   */
  onChange: OnChange;
}

/** Listens to what the page does to the shopper's cart since `since`. Never stops. */
export function watchWrites({ since, onWrite, onAnnounced, onChange }: WritesListener): void {
  const { renewed, explained, written } = countRenewals(onChange);

  const onResource = ({ name, startTime, responseEnd, responseStatus }: PerformanceResourceTiming) => {
    // The browser reports absolute addresses; those of other origins stay absolute and match no path.
    const does = cartRequest(name);
    if (responseEnd < since || !(does || OWN.test(name.replace(pageOrigin(), '')))) return;
    explained();
    if (!does || does === 'read') return;
    onWrite(startTime, does);
    // No status (Safari) or 0 (no answer, a manual redirect): the store may have written.
    const isRefused = responseStatus >= 400;
    if (!isRefused) written();
  };

  /** A theme announces a write before it begins, whatever API it uses. Its promise settles at the end of the write. */
  const onStandardEvent = (event: Event) => {
    const { promise, detail } = event as StandardEvent;
    const end = promise ?? detail?.promise;
    onAnnounced(end);
    Promise.resolve(end).then(written, () => {
      // Nothing was written.
    });
  };

  const onCookie = (event: CookieEvent) => {
    // `deleted` counts, too: the store deletes the cookie when the cart has become an order, for example in another tab.
    if ([...event.deleted, ...event.changed].some(({ name }) => name === 'cart')) renewed();
  };

  // Not every browser reports changed cookies to a page in the back/forward cache, so another page may have changed the cart unnoticed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) written();
  });
  // In the capture phase, because a theme may stop its own events.
  for (const type of WRITE_EVENTS) addEventListener(type, onStandardEvent, true);
  // Measured in Chromium 156: each fetch, XHR and beacon has an entry 0–7 ms after its end, with its status, also when the buffer is
  // full. So the page's `fetch` need not be wrapped. An answer whose body is never read has no entry; but each answer about the cart
  // renews its cookie, and Chromium has an event for that: a renewal that no entry explains was a write.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', onCookie as EventListener);
  if (!window.PerformanceObserver) return;
  new PerformanceObserver((list) => (list.getEntries() as PerformanceResourceTiming[]).forEach(onResource)).observe({
    type: 'resource',
    buffered: true,
  });
}
