/** Writes whose ends are closer than this are one burst. */
const QUIET_MS = 200;

/**
 * The shopper's cart on the store: with or without a locale, `.js`, a query. The third group is there for paths that modify it
 * (specification, shell §2), and not for reads.
 */
const CART = /^(\/[a-z]{2,3}(-\w+)*)?\/cart(\/(add|change|update|clear))?(\.js)?\/?($|[?#])/i;

/** The widget's own questions of the cart API, which renews the cookie with its answers. A write of the page's own is announced. */
const OWN = /^\/api\/[^/]+\/graphql\.json\?operation_name=/;

type StandardEvent = Event & { promise?: unknown; detail?: { promise?: unknown } | null };

/** Of the Cookie Store API, where there is one. */
type CookieEvent = Event & { changed: readonly { name: string }[] };

/** Who wants to know of the page's writes to the shopper's cart. */
export interface WritesListener {
  /** Writes that ended earlier are not told, in milliseconds of `performance.now()`. */
  since: number;
  /** A write of the page has ended, well or not, that began then. */
  onWrite(startTime: number): void;
  /** The page says that it is about to write; the promise, where there is one, is kept or broken at the end. */
  onAnnounced(promise: unknown): void;
  /**
   * The cart may be another one: once per settled burst of writes, by `fetch`, XHR or a standard event. Not called again before
   * `answered` is.
   */
  onChange(answered: (well: boolean) => void): void;
}

/** Listens for good to what the page does to the shopper's cart, and to what it has done since then. */
export function watchWrites({ since, onWrite, onAnnounced, onChange }: WritesListener): void {
  // How often the cart's cookie was renewed, less the answers that account for it; without end where a write is certain.
  let renewals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  const weigh = (by: number) => {
    renewals += by;
    clearTimeout(timer);
    // An answer renews the cookie when it begins and accounts for it when it has ended: in between nothing is judged.
    timer = setTimeout(() => asking || judge(), QUIET_MS);
  };
  const judge = () => {
    asking = renewals > 0;
    renewals = 0;
    if (asking) onChange(answered);
  };
  const answered = (well: boolean) => {
    asking = false;
    // Who asked in vain may have asked several times: the next certain write is soon enough for another try.
    if (!well && renewals < Infinity) renewals = 0;
    weigh(0);
  };
  const changed = () => weigh(Infinity);

  const onResource = ({ name, startTime, responseEnd, responseStatus }: PerformanceResourceTiming) => {
    // The browser reports whole addresses; one of elsewhere stays whole, and so is no path.
    const address = name.replace(location.origin, '');
    const path = CART.exec(address);
    if (responseEnd < since || !(path || OWN.test(address))) return;
    weigh(-1);
    if (!path?.[3]) return;
    onWrite(startTime);
    // No status (Safari) or 0 (no answer, a manual redirect) says nothing: the store may have written.
    if (!(responseStatus >= 400)) changed();
  };

  /** Themes say so before they write, by whatever API, and promise to say when it is done. */
  const onStandardEvent = (event: Event) => {
    const { promise, detail } = event as StandardEvent;
    const end = promise ?? detail?.promise;
    onAnnounced(end);
    Promise.resolve(end).then(changed, () => {
      // Nothing was written.
    });
  };

  const onCookie = (event: Event) => {
    if ((event as CookieEvent).changed.some(({ name }) => name === 'cart')) weigh(1);
  };

  for (const part of ['lines', 'note', 'discount', 'attributes']) {
    // Captured, since a theme may stop its own events.
    addEventListener(`shopify:cart:${part}-update`, onStandardEvent, true);
  }
  // Measured in Chromium 156: each fetch, XHR and beacon has an entry 0–7 ms after its end, with its status, also beyond a full
  // buffer. So the page's `fetch` stays untouched. An answer whose body is never read has none, but the store renews the cart's
  // cookie with each answer about it, a read as well, and Chromium tells of that: what no entry accounts for was written.
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', onCookie);
  if (!window.PerformanceObserver) return;
  new PerformanceObserver((list) => (list.getEntries() as PerformanceResourceTiming[]).forEach(onResource)).observe({
    type: 'resource',
    buffered: true,
  });
}
